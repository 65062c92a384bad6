import { Alert, Button, Group, Paper, Text } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { lazy, Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import type { ServerForm } from './use_server_form.ts'
import { useUnsavedGuard } from './use_unsaved_guard.ts'
import classes from './save_bar.module.css'

/** With the first conflict: most forms never meet one. */
const VersionsTable = lazy(() => import('./versions_table.tsx'))

type Props<Values extends object> = {
  server: ServerForm<Values>
  /** What a field is called, for naming those that two people changed. */
  labelOf: (field: keyof Values & string) => string
  /** A field's content in words: with it both versions are shown beside each other. */
  describe?: (field: keyof Values & string, values: Values) => string
}

/** Save and discard, at hand wherever the form is scrolled; says when another user was faster. */
export function SaveBar<Values extends object>({ server, labelOf, describe }: Props<Values>) {
  const { t } = useTranslation()
  const { dirty, saving, conflicts, taken, submit, discard } = server
  useUnsavedGuard(dirty)
  if (!dirty) return null
  return (
    <Paper className={classes.bar} shadow="lg" withBorder p="md" role="region" aria-label={t('form.unsaved')}>
      {conflicts && (
        <Conflict fields={conflicts.map(labelOf)} taken={taken.map(labelOf)}>
          {describe && <Versions {...{ server, labelOf, describe }} />}
        </Conflict>
      )}
      <Group justify="space-between">
        <Text fw={550}>{t('form.unsaved')}</Text>
        <Group gap="sm">
          <Button variant="default" onClick={discard} disabled={saving}>
            {t('form.discard')}
          </Button>
          <Button
            // Enter in a field saves as well: a form without such a button would not hear it.
            type="submit"
            loading={saving}
            onClick={({ currentTarget }) => void (currentTarget.form ?? submit())}
          >
            {t('core.save')}
          </Button>
        </Group>
      </Group>
    </Paper>
  )
}

type ConflictProps = { fields: string[]; taken: string[]; children?: ReactNode }

function Conflict({ fields, taken, children }: ConflictProps) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <Alert
      color="orange"
      icon={<IconUsers size={18} />}
      title={t('form.conflict_title')}
      mb="md"
      role="alert"
    >
      {fields.length > 0
        ? t('form.conflict_fields', { fields: format.list(fields), count: fields.length })
        : t('form.conflict_text')}
      {children}
      {taken.length > 0 && (
        <Text fz="sm" mt={4}>
          {t('form.conflict_taken', { fields: format.list(taken) })}
        </Text>
      )}
    </Alert>
  )
}

function Versions<Values extends object>({ server, labelOf, describe }: Required<Props<Values>>) {
  const { conflicts, theirs, form, takeTheirs } = server
  if (!conflicts || conflicts.length === 0 || !theirs) return null
  return (
    <Suspense>
      <VersionsTable
        rows={conflicts.map((field) => ({
          field,
          label: labelOf(field),
          mine: describe(field, form.values),
          theirs: describe(field, theirs),
        }))}
        onTake={(field) => takeTheirs(field as keyof Values & string)}
      />
    </Suspense>
  )
}
