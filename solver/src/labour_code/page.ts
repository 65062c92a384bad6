import { pageText } from './page_text.ts'

// Writes to standard output, since kernels know no files: node solver/src/labour_code/page.ts > docs/labour-code.md
process.stdout.write(pageText())
