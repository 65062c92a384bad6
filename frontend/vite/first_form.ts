import { readFileSync } from 'node:fs'
import type { Locale } from '@shiftloom/backend/contracts/enums'

type Texts = {
  login: Record<'title' | 'lead' | 'email' | 'password' | 'remember_me' | 'forgot' | 'submit', string>
  register: Record<'new' | 'link', string>
}

const textsOf = (locale: Locale): Texts => {
  const file = new URL(`../src/features/identity/locales/${locale}.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8').replaceAll('&', '&amp;').replaceAll('<', '&lt;')) as Texts
}

/** The measures of `ui/entrance/entrance.module.css` and of the library's fields; a journey compares the two. The font comes after the scripts. */
const styles = `
      #first { position: fixed; inset: 0; z-index: 1; overflow: auto; display: grid;
        grid-template-columns: minmax(480px, 5fr) minmax(0, 6fr); min-height: 100vh; background: white;
        font-family: -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif;
        font-size: 0.875rem; line-height: 1.55; color: #1a2233; }
      #first main { display: flex; flex-direction: column; padding: 28px clamp(40px, 4vw, 64px); }
      #first header { display: flex; align-items: center; min-height: 34px; gap: 11.56px; font-size: 20.4px;
        font-weight: 680; letter-spacing: -0.03em; }
      #first section { width: 100%; max-width: 400px; margin: auto; padding-block: 40px 72px; }
      #first h1 { margin: 0; font-size: 1.875rem; font-weight: 680; line-height: 1.2; letter-spacing: -0.022em; }
      #first p { margin: 10px 0 28px; font-size: 1rem; color: #5b6780; }
      #first form { display: flex; flex-direction: column; gap: 18px; }
      #first label { display: block; font-size: 0.875rem; line-height: 24.8px; font-weight: 600; }
      #first .field { box-sizing: border-box; display: block; width: 100%; height: 42px; margin-top: 3px; padding: 0 16px;
        border: 1px solid #c8d0de; border-radius: 8px; font: inherit; font-size: 1rem; font-weight: 400; background: white; }
      #first .field:focus { border-color: #3e7bfa; outline: none; }
      #first .beside { display: flex; flex-wrap: wrap; gap: 10px 20px; align-items: center; justify-content: space-between; }
      #first .beside label { display: flex; gap: 10px; align-items: center; font-size: 0.875rem; font-weight: 400; }
      #first .beside input { width: 20px; height: 20px; margin: 0; accent-color: #2f63d6; }
      #first a { font-size: 0.875rem; font-weight: 550; color: #2450b2; text-decoration: none; }
      #first button { height: 42px; border: 0; border-radius: 8px; font: inherit; font-weight: 600;
        color: #5b6780; background: #e6eaf1; }
      #first section > p:last-child { margin: 24px 0 0; font-size: 0.875rem; }
      #first aside { background: #0f1830; }
      @media (max-width: 900px) {
        #first { grid-template-columns: 1fr; }
        #first main { padding: 20px; }
        #first aside { display: none; }
      }
`

/**
 * The page of the sign-in with its form in plain HTML, so that a slow line lets people type before any script is there;
 * `lib/session/first_form.ts` takes over what they typed. Until then nothing can be sent.
 *
 * @param page the built `index.html`
 */
export function withFirstForm(page: string, locale: Locale): string {
  const { login, register } = textsOf(locale)
  const mark = /<svg[\s\S]*?<\/svg>/
    .exec(page)?.[0]
    .replace(/width="\d+" height="\d+"/, 'width="34" height="34"')
  const form = `
    <div id="first">
      <main>
        <header>${mark} Shiftloom</header>
        <section>
          <h1>${login.title}</h1>
          <p>${login.lead}</p>
          <form method="dialog">
            <label>${login.email}
              <input class="field" name="email" type="email" autocomplete="username" inputmode="email" autofocus />
            </label>
            <label>${login.password}
              <input class="field" name="password" type="password" autocomplete="current-password" />
            </label>
            <div class="beside">
              <label><input type="checkbox" name="remember" /> ${login.remember_me}</label>
              <a href="/forgot-password">${login.forgot}</a>
            </div>
            <button type="submit" disabled>${login.submit}</button>
          </form>
          <p>${register.new} <a href="/register">${register.link}</a></p>
        </section>
      </main>
      <aside></aside>
    </div>`
  return page
    .replace('<html lang="en">', `<html lang="${locale.slice(0, 2)}">`)
    .replace('</style>', `${styles}    </style>`)
    .replace(/<div id="root">[\s\S]*?<\/svg>\s*<\/div>\s*<\/div>/, `<div id="root"></div>${form}`)
}
