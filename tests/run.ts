/**
 * Journeys through the started product in a real browser.
 * Needs BASE_URL of a product with its demo company, CHROMIUM_PATH and DEMO_ACCOUNTS; `npm test` at the root provides them.
 */
import { assert } from '@japa/assert'
import { configure, processCLIArgs, run } from '@japa/runner'
import { spec } from '@japa/runner/reporters'
import { closeBrowser, pictureFailure } from './stage/browser.ts'
import { slowdown } from './stage/settings.ts'

processCLIArgs(process.argv.slice(2))
configure({
  files: ['journeys/**/*.spec.ts', 'described/**/*.spec.ts'],
  plugins: [
    assert(),
    // Failures can be investigated by what the browser showed.
    ({ runner }) =>
      void runner.onSuite((suite) =>
        suite.onGroup((group) =>
          group.each.setup(() => async (failed, test) => {
            if (failed) await pictureFailure(test.title)
          })
        )
      ),
  ],
  reporters: { activated: ['spec'], list: [spec()] },
  teardown: [closeBrowser],
  timeout: 300_000 * slowdown,
  forceExit: true,
})
void run()
