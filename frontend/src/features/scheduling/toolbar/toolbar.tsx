import {
  ActionIcon,
  Button,
  Group,
  Loader,
  Menu,
  SegmentedControl,
  Text,
  Title,
  Tooltip,
} from '@mantine/core'
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconChevronLeft,
  IconChevronRight,
  IconDots,
  IconKeyboard,
  IconSend,
  IconWand,
} from '@tabler/icons-react'
import type { HistoryStep } from '@shiftloom/backend/contracts/schedule'
import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useStore } from 'zustand'
import { pageTitleId } from '#/ui/page_header.tsx'
import type { ActionId } from '../actions/action_table.ts'
import { actionRow } from '../actions/action_table.ts'
import { stepExtent } from '../actions/step_question.tsx'
import { unpublished, unpublishedCount } from '../model/publication.ts'
import { views, type View } from '../model/view_range.ts'
import { historyQuery } from '../queries/schedule.ts'
import { useScheduler } from '../context/scheduler_context.ts'
import type { SchedulerUrl } from '../state/use_scheduler_url.ts'
import { shownEntries } from '../state/shown_scope.ts'
import { useShowsNeed } from '../state/use_shows_need.ts'
import type { Publishing } from './use_publishing.tsx'
import classes from './toolbar.module.css'

type Props = {
  url: SchedulerUrl
  publishing: Publishing
  /** Whether the schedule has come: until then nothing can be counted of it. */
  isRead: boolean
}

/** Where in time, how much of it, and what to do with the whole schedule. */
export function Toolbar({ url, publishing, isRead }: Props) {
  const { labels, actions, rights, ui } = useScheduler()
  const { t, format } = labels
  const { view, range } = url.state
  const period = view === 'month' ? format.day(range.from, 'month') : format.dayRange(range.from, range.until)
  return (
    <Group component="header" justify="space-between" wrap="nowrap" gap="md" className={classes.bar}>
      <Group gap="sm" wrap="nowrap">
        <Title order={1} size="h3" id={pageTitleId} tabIndex={-1} className={classes.title}>
          {t('scheduling.toolbar.title')}
        </Title>
        <Group gap={4} wrap="nowrap">
          <IconAct id="previous" icon={<IconChevronLeft size={18} />} />
          <Button variant="default" size="xs" onClick={() => actions.run('today')}>
            {t('scheduling.toolbar.today')}
          </Button>
          <IconAct id="next" icon={<IconChevronRight size={18} />} />
        </Group>
        <Text fw={600} className={`${classes.period} tabular`} aria-live="polite">
          {period}
        </Text>
      </Group>
      <Group gap="xs" wrap="nowrap">
        <SegmentedControl
          size="xs"
          aria-label={t('scheduling.toolbar.view')}
          value={view}
          onChange={(value) => url.show(value as View)}
          data={views.map((one) => ({ value: one, label: t(`scheduling.views.${one}`) }))}
        />
        {rights.edit && <UndoButtons />}
        {rights.generate && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconWand size={16} />}
            onClick={() => ui.setState({ panel: { kind: 'generate' } })}
          >
            {t('scheduling.toolbar.generate')}
          </Button>
        )}
        {rights.publish && <PublishButton publishing={publishing} />}
        <MoreMenu publishing={publishing} isRead={isRead} />
      </Group>
    </Group>
  )
}

type IconActProps = { id: ActionId; icon: ReactNode; disabled?: boolean; step?: HistoryStep | null }

/** @param step what it undoes or redoes, named in the tooltip */
function IconAct({ id, icon, disabled, step }: IconActProps) {
  const { labels, actions } = useScheduler()
  const { t } = labels
  const label = t(`scheduling.actions.${id}`, { count: 1 })
  const text = step
    ? t('scheduling.steps.of_action', { action: label, step: t(`scheduling.steps.${step.label}`) })
    : label
  const extent = step ? stepExtent(labels, step) : ''
  return (
    <Tooltip label={[text, extent && `, ${extent}`, ` (${actionRow(id).keys[0]})`].join('')}>
      <ActionIcon
        variant="default"
        size={30}
        aria-label={text}
        disabled={disabled}
        onClick={() => actions.run(id)}
      >
        {icon}
      </ActionIcon>
    </Tooltip>
  )
}

function UndoButtons() {
  const { runner } = useScheduler()
  const { data } = useQuery(historyQuery)
  // What has not been sent is taken back and given again by the page itself; the server's list does not know of it.
  const isPending = useStore(runner.pending, ({ commands }) => commands.length > 0)
  const isTakenBack = useStore(runner.takenBack.commands, (commands) => commands.length > 0)
  const undo = isPending ? null : data?.undo
  const redo = isTakenBack ? null : data?.redo
  return (
    <ActionIcon.Group>
      <IconAct
        id="undo"
        icon={<IconArrowBackUp size={17} />}
        disabled={!data?.undo && !isPending}
        step={undo}
      />
      <IconAct
        id="redo"
        icon={<IconArrowForwardUp size={17} />}
        disabled={!data?.redo && !isTakenBack}
        step={redo}
      />
    </ActionIcon.Group>
  )
}

function PublishButton({ publishing }: { publishing: Publishing }) {
  const { labels, model } = useScheduler()
  const count = unpublishedCount(unpublished(shownEntries(model)))
  return (
    <Button
      size="xs"
      leftSection={publishing.isAtWork ? <Loader size={15} color="white" /> : <IconSend size={15} />}
      aria-busy={publishing.isAtWork}
      disabled={count === 0}
      onClick={() => publishing.publish()}
    >
      {labels.t('scheduling.toolbar.publish', { count })}
    </Button>
  )
}

const templateItems = { list: 'templates', save: 'save_template', fixed: 'fill_fixed' } as const

function MoreMenu({ publishing, isRead }: Pick<Props, 'publishing' | 'isRead'>) {
  const { labels, rights, ui, actions } = useScheduler()
  const { t } = labels
  return (
    <Menu width={300}>
      <Menu.Target>
        <ActionIcon variant="default" size={30} aria-label={t('scheduling.toolbar.more')}>
          <IconDots size={17} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {rights.publish && (
          <>
            <Menu.Item onClick={publishing.undoPublication}>{t('scheduling.toolbar.undo_publish')}</Menu.Item>
            <Menu.Item disabled={!isRead} onClick={publishing.withdraw}>
              {t('scheduling.toolbar.unpublish')}
            </Menu.Item>
            <Menu.Divider />
          </>
        )}
        {rights.generate && (
          <>
            <Menu.Item onClick={() => actions.run('repair')}>{t('scheduling.actions.repair')}</Menu.Item>
            <Menu.Item onClick={actions.fillOpen}>{t('scheduling.toolbar.fill_open')}</Menu.Item>
            <Menu.Divider />
          </>
        )}
        {rights.edit && (
          <>
            <Menu.Item onClick={() => actions.run('copyPeriod')}>
              {t('scheduling.toolbar.copy_period')}
            </Menu.Item>
            <Menu.Divider />
            {(['list', 'save', 'fixed'] as const).map((view) => (
              <Menu.Item key={view} onClick={() => ui.setState({ panel: { kind: 'templates', view } })}>
                {t(`scheduling.toolbar.${templateItems[view]}`)}
              </Menu.Item>
            ))}
            <Menu.Divider />
            <Menu.Item disabled={!isRead} onClick={() => publishing.bulk('unassignChanges')}>
              {t('scheduling.toolbar.unassign_changes')}
            </Menu.Item>
            <Menu.Item disabled={!isRead} onClick={() => publishing.bulk('deleteUnassigned')}>
              {t('scheduling.toolbar.delete_unassigned')}
            </Menu.Item>
            <Menu.Item color="red" c="red.9" disabled={!isRead} onClick={() => publishing.bulk('deleteAll')}>
              {t('scheduling.toolbar.delete_all')}
            </Menu.Item>
            <Menu.Divider />
          </>
        )}
        {rights.need && <NeedItems />}
        <Menu.Item
          leftSection={<IconKeyboard size={16} />}
          onClick={() => ui.setState({ showsShortcuts: true })}
        >
          {t('scheduling.actions.shortcuts')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

/** The panel about the need, and whether it stands below the schedule. */
function NeedItems() {
  const { labels, actions, model } = useScheduler()
  const { t } = labels
  const [shows, setShows] = useShowsNeed()
  return (
    <>
      {model.coverage && (
        <Menu.Item onClick={() => actions.run('coverage')}>{t('scheduling.actions.coverage')}</Menu.Item>
      )}
      <Menu.Item onClick={() => setShows(!shows)}>
        {t(shows ? 'scheduling.coverage.hide' : 'scheduling.coverage.show')}
      </Menu.Item>
      <Menu.Divider />
    </>
  )
}
