import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core'

/** Primary #3E7BFA is shade 5. White text needs 4.5:1, which shade 6 is the first to give (4.9:1). */
const brand: MantineColorsTuple = [
  '#eef4ff',
  '#dde8ff',
  '#bcd2fe',
  '#93b5fd',
  '#6798fb',
  '#3e7bfa',
  '#2b64e3',
  '#2152c4',
  '#1c459f',
  '#17377c',
]

/** Secondary #71F941 is shade 5: an accent on dark, never a text colour on white below shade 8. */
const lime: MantineColorsTuple = [
  '#f2ffec',
  '#e2fed6',
  '#c6fcaf',
  '#a6fb83',
  '#8afa61',
  '#71f941',
  '#51d622',
  '#3ba516',
  '#2b7a11',
  '#205a0e',
]

const gray: MantineColorsTuple = [
  '#f6f8fb',
  '#eef1f6',
  '#e3e8f0',
  '#d0d7e3',
  '#a9b4c6',
  '#7f8ca3',
  '#59667e',
  '#434f66',
  '#2b3549',
  '#161e30',
]

const ink = {
  surface: '#0f1830',
  raised: '#1a2544',
  line: '#26335a',
  text: '#c6d0e8',
  bright: '#ffffff',
}

/** Above the labels of the fields below it. */
const dialogTitle = { fontSize: '1.0625rem', fontWeight: 650, lineHeight: 1.4 }

/** The list of choices scrolls by itself: the library's scroll area inside of it cannot be reached by keyboard. */
const longList = {
  defaultProps: { withScrollArea: false },
  styles: { options: { maxHeight: 220, overflowY: 'auto' } },
} as const

export const theme = createTheme({
  colors: { brand, lime, gray },
  primaryColor: 'brand',
  primaryShade: 6,
  black: '#161e30',
  fontFamily: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif",
  headings: {
    fontFamily: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif",
    fontWeight: '650',
    sizes: {
      h1: { fontSize: '1.625rem', lineHeight: '1.25' },
      h2: { fontSize: '1.25rem', lineHeight: '1.3' },
      h3: { fontSize: '1.0625rem', lineHeight: '1.4' },
    },
  },
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.125rem' },
  defaultRadius: 'md',
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '16px' },
  shadows: {
    xs: '0 1px 2px rgb(22 30 48 / 6%)',
    sm: '0 1px 3px rgb(22 30 48 / 8%), 0 1px 2px rgb(22 30 48 / 4%)',
    md: '0 6px 16px -4px rgb(22 30 48 / 12%), 0 2px 6px -2px rgb(22 30 48 / 6%)',
    lg: '0 16px 40px -8px rgb(22 30 48 / 18%), 0 4px 12px -4px rgb(22 30 48 / 8%)',
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  // By name, not `Component.extend`: naming the components here would put all of them on the sign-in page.
  components: {
    Button: { defaultProps: { fw: 550 } },
    Select: longList,
    MultiSelect: longList,
    TagsInput: longList,
    Autocomplete: longList,
    Paper: { defaultProps: { radius: 'lg' } },
    Card: { defaultProps: { radius: 'lg', withBorder: true, padding: 'lg' } },
    Alert: { defaultProps: { radius: 'md' }, styles: { title: { color: gray[9] } } },
    Badge: { defaultProps: { tt: 'none', fw: 600 } },
    InputWrapper: { styles: { label: { marginBottom: 6, fontWeight: 550 } } },
    Tooltip: { defaultProps: { openDelay: 300, withArrow: true, multiline: true, maw: 320 } },
    Menu: { defaultProps: { shadow: 'md', position: 'bottom-end', withInitialFocusPlaceholder: false } },
    Modal: {
      defaultProps: { centered: true, radius: 'lg', overlayProps: { opacity: 0.45 } },
      styles: { title: dialogTitle },
    },
    Drawer: { styles: { title: dialogTitle } },
    // The library makes heads of them, which would be further banners of the page.
    ModalHeader: { defaultProps: { role: 'presentation' } },
    DrawerHeader: { defaultProps: { role: 'presentation' } },
  },
})

/** Borders and dimmed text of the neutral palette; dimmed keeps 5.4:1 on the page's grey. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {
    '--ink-surface': ink.surface,
    '--ink-raised': ink.raised,
    '--ink-line': ink.line,
    '--ink-text': ink.text,
    '--app-header-height': '56px',
  },
  light: {
    '--mantine-color-body': '#ffffff',
    '--mantine-color-dimmed': gray[6],
    '--mantine-color-error': '#c92a2a',
    // Of small print too, on white and on a chosen line: 6.2:1 where the library’s own has 4.3:1.
    '--mantine-color-orange-9': '#a34308',
    '--mantine-color-default-border': gray[2],
    '--mantine-color-placeholder': gray[6],
    '--app-canvas': gray[0],
  },
  dark: {},
})
