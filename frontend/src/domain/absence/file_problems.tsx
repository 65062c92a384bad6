import { Alert, Text } from '@mantine/core'

/** Why files were not added. */
export function FileProblems({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null
  return (
    <Alert color="red" p="xs" role="alert">
      {sentences.map((sentence) => (
        <Text key={sentence} fz="sm" style={{ overflowWrap: 'anywhere' }}>
          {sentence}
        </Text>
      ))}
    </Alert>
  )
}
