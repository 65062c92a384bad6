import { Button, Modal, Stack, Table, Text, VisuallyHidden } from '@mantine/core'
import type { RunFigures, RunVariant, VariantKey } from '@shiftloom/backend/contracts/auto_schedule'
import { useProfile } from '#/lib/account/profile.ts'
import { useFocusBack } from '#/ui/use_focus_back.ts'
import { useScheduler } from '../context/scheduler_context.ts'
import { figuresIn, type Compared } from './compare.ts'
import { FigureMarks } from './figure_marks.tsx'
import { FigureName } from './figure_name.tsx'
import { figureText } from './figure_text.ts'
import classes from './variants.module.css'

type Props = {
  variants: readonly RunVariant[]
  before: RunFigures
  chosen: VariantKey
  choose: (key: VariantKey) => void
  onClose: () => void
}

/** Every figure of every plan beside the schedule now. */
export function CompareDialog({ variants, before, chosen, choose, onClose }: Props) {
  useFocusBack()
  const { labels, rights } = useScheduler()
  const { currency } = useProfile()
  const { t } = labels
  const now: Compared = { figures: before }
  return (
    <Modal
      opened
      onClose={onClose}
      size={Math.min(1100, 420 + variants.length * 170)}
      title={t('generate.variants.compare_title')}
      closeButtonProps={{ 'aria-label': t('core.close') }}
    >
      <Stack gap="sm">
        <Text fz="sm" c="dimmed">
          {t('generate.variants.compare_hint')}
        </Text>
        <Table.ScrollContainer minWidth={300 + variants.length * 150}>
          <Table className={classes.table} verticalSpacing={6}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>
                  <VisuallyHidden>{t('generate.variants.figure')}</VisuallyHidden>
                </Table.Th>
                <Table.Th ta="right">{t('generate.variants.now')}</Table.Th>
                {variants.map(({ key }) => (
                  <Table.Th key={key} ta="right" data-chosen={key === chosen || undefined}>
                    {t(`generate.variants.${key}`)}
                  </Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {figuresIn(variants, rights.cost).map((figure) => (
                <Table.Tr key={figure}>
                  <Table.Th scope="row" fw={500}>
                    <FigureName figure={figure} plan={variants[0] ?? now} />
                  </Table.Th>
                  <Table.Td ta="right">{figureText(figure, now, labels, currency)}</Table.Td>
                  {variants.map((variant) => (
                    <Table.Td key={variant.key} ta="right" data-chosen={variant.key === chosen || undefined}>
                      {figureText(figure, variant, labels, currency)}
                      <FigureMarks figure={figure} plan={variant} now={now} plans={variants} />
                    </Table.Td>
                  ))}
                </Table.Tr>
              ))}
              <Table.Tr>
                <Table.Td colSpan={2} />
                {variants.map(({ key }) => (
                  <Table.Td key={key} ta="right" data-chosen={key === chosen || undefined}>
                    {key === chosen ? (
                      <Text fz="sm" fw={600}>
                        {t('generate.variants.chosen')}
                      </Text>
                    ) : (
                      <Button
                        size="compact-sm"
                        variant="light"
                        aria-label={`${t('generate.variants.choose')}: ${t(`generate.variants.${key}`)}`}
                        onClick={() => {
                          choose(key)
                          onClose()
                        }}
                      >
                        {t('generate.variants.choose')}
                      </Button>
                    )}
                  </Table.Td>
                ))}
              </Table.Tr>
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      </Stack>
    </Modal>
  )
}
