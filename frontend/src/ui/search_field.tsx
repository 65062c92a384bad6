import { CloseButton, TextInput, type TextInputProps } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TableState } from './table_state.ts'
import { useDebouncedOnPage } from './use_debounced_on_page.ts'

type Props = Omit<TextInputProps, 'value' | 'onChange'> & { state: TableState }

/** Searches a list while one types; the text lives in the address. Named by its `label`, or "Search" without one. */
export function SearchField({ state, ...props }: Props) {
  const { t } = useTranslation()
  const [text, setText] = useState(state.search)
  const search = useDebouncedOnPage(state.searchFor, 250)
  const type = (typed: string) => {
    setText(typed)
    search(typed)
  }
  return (
    <TextInput
      aria-label={props.label ? undefined : t('core.search')}
      {...props}
      value={text}
      onChange={(event) => type(event.currentTarget.value)}
      leftSection={<IconSearch size={16} />}
      rightSection={text && <CloseButton size="sm" aria-label={t('core.clear')} onClick={() => type('')} />}
    />
  )
}
