import { ActionIcon, Button, Card, Group, Table, Text, Title } from '@mantine/core'
import { IconPencil, IconPlus, IconTag, IconTrash } from '@tabler/icons-react'
import type { Tag } from '@shiftloom/backend/contracts/organisation'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfirm } from '#/ui/confirm.tsx'
import { EmptyState } from '#/ui/empty_state.tsx'
import { ErrorState } from '#/ui/error_state.tsx'
import { TextField } from '#/ui/fields.tsx'
import { FormModal } from '#/ui/form/form_modal.tsx'
import { rulesFor } from '#/ui/form/rules.ts'
import { useCreateForm } from '#/ui/form/use_create_form.ts'
import { useSaveVersioned } from '#/ui/form/use_save_versioned.ts'
import { RowsSkeleton } from '#/ui/skeletons.tsx'
import { toast } from '#/ui/toast.ts'
import { createTag, deleteTag, refreshCompany, renameTag, tagListQuery, tagUsageQuery } from './queries.ts'
import { UsageText } from './usage_text.tsx'

export function TagsSection() {
  const { t } = useTranslation()
  const [opened, setOpened] = useState<Tag | 'new' | null>(null)
  return (
    <Card component="section" aria-label={t('company.tags.title')}>
      <Group justify="space-between" mb="md" wrap="nowrap">
        <div>
          <Title order={2} size="h3">
            {t('company.tags.title')}
          </Title>
          <Text c="dimmed" fz="sm">
            {t('company.tags.text')}
          </Text>
        </div>
        <Button
          leftSection={<IconPlus size={16} />}
          onClick={() => setOpened('new')}
          style={{ flexShrink: 0 }}
        >
          {t('company.tags.add')}
        </Button>
      </Group>
      <Tags onEdit={setOpened} />
      {opened && <TagModal tag={opened === 'new' ? null : opened} onClose={() => setOpened(null)} />}
    </Card>
  )
}

function Tags({ onEdit }: { onEdit: (tag: Tag) => void }) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const cache = useQueryClient()
  const tags = useQuery(tagListQuery)
  const usage = useQuery(tagUsageQuery)
  if (tags.isLoadingError) return <ErrorState error={tags.error} onRetry={tags.refetch} />
  if (!tags.data) return <RowsSkeleton rows={3} />
  if (tags.data.length === 0)
    return <EmptyState compact icon={<IconTag size={20} stroke={1.5} />} title={t('company.tags.none')} />

  const remove = async ({ id, name }: Tag) => {
    const agreed = await confirm({
      title: t('company.tags.delete_title', { name }),
      text: (
        <>
          {t('company.tags.delete_text')}
          <UsageText usage={usage.data} id={id} />
        </>
      ),
      confirmLabel: t('core.delete'),
      destructive: true,
    })
    if (!agreed) return
    await deleteTag(id)
    toast({ text: t('company.tags.deleted', { name }), type: 'success' })
    await refreshCompany(cache)
  }
  return (
    <Table aria-label={t('company.tags.title')} verticalSpacing="xs">
      <Table.Tbody>
        {tags.data.map((tag) => (
          <Table.Tr key={tag.id}>
            <Table.Td>{tag.name}</Table.Td>
            <Table.Td>
              <UsageText usage={usage.data} id={tag.id} />
            </Table.Td>
            <Table.Td w={96}>
              <Group gap={4} wrap="nowrap" justify="flex-end">
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={t('company.tags.rename_one', { name: tag.name })}
                  onClick={() => onEdit(tag)}
                >
                  <IconPencil size={18} />
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  color="red.8"
                  aria-label={t('company.tags.delete_one', { name: tag.name })}
                  onClick={() => void remove(tag).catch(() => {})}
                >
                  <IconTrash size={18} />
                </ActionIcon>
              </Group>
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

function TagModal({ tag, onClose }: { tag: Tag | null; onClose: () => void }) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const send = useSaveVersioned(tag)
  const { form, saving, submit, close } = useCreateForm<{ name: string }, Tag>({
    initial: { name: tag?.name ?? '' },
    validate: { name: rulesFor(t).required },
    create: ({ name }, key) => send((current) => (current ? renameTag(current, name) : createTag(name, key))),
    refresh: () => refreshCompany(cache),
    onMade: () => {
      toast({ id: 'saved', text: t('core.saved'), type: 'success' })
      onClose()
    },
    onClose,
  })
  return (
    <FormModal title={t(tag ? 'company.tags.rename' : 'company.tags.add')} form={{ saving, submit, close }}>
      <TextField
        label={t('company.tags.name')}
        withAsterisk
        data-autofocus
        maxLength={60}
        {...form.getInputProps('name')}
      />
    </FormModal>
  )
}
