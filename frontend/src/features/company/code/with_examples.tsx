import type { ReactNode } from 'react'

type Props = { text: string; examples: readonly string[] }

/** What a field decides, and what that comes to; lines of a description, which holds no blocks. */
export const WithExamples = ({ text, examples }: Props): ReactNode => (
  <>
    {text}
    {examples.map((example) => (
      <span key={example} style={{ display: 'block', marginTop: 4 }}>
        {example}
      </span>
    ))}
  </>
)
