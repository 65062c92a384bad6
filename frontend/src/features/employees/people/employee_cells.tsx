import { Anchor, Badge, Group, Text, Tooltip } from '@mantine/core'
import type { AccountStatus, EmployeeListItem } from '@shiftloom/backend/contracts/organisation'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useFormat } from '#/lib/writing/format.ts'
import { PersonAvatar } from '#/domain/people/person_avatar.tsx'
import { PositionChip } from '#/domain/positions/position_chip.tsx'
import classes from './employee_cells.module.css'
import type { Names } from './use_names.ts'

export function PersonCell({ person }: { person: EmployeeListItem }) {
  const format = useFormat()
  return (
    <Group wrap="nowrap" gap="sm" w="100%">
      <PersonAvatar person={person} size={36} />
      <div className={classes.text}>
        <Anchor
          component={Link}
          to={`/employees/${person.id}/details`}
          c="gray.9"
          fw={550}
          lh={1.25}
          lineClamp={1}
        >
          {format.personName(person)}
        </Anchor>
        <Address email={person.email} />
      </div>
    </Group>
  )
}

/** A long address goes on below, at its @ where that is enough. */
function Address({ email }: { email: string | null }) {
  const [name, domain] = email?.split('@') ?? []
  return (
    <Text fz="sm" lh={1.2} c="dimmed" lineClamp={2} className={classes.address} title={email ?? undefined}>
      {name ?? '—'}
      {domain !== undefined && (
        <>
          <wbr />@{domain}
        </>
      )}
    </Text>
  )
}

type NamesProps = { person: EmployeeListItem; names: Names }

export function PlacesCell({ person, names }: NamesProps) {
  const others = person.locationIds.filter((id) => id !== person.mainLocationId).map(names.location)
  const main = person.mainLocationId ? names.location(person.mainLocationId) : '—'
  return (
    <Group gap={6} wrap="nowrap" className={classes.chips}>
      <Text fz="sm" lh={1.25} lineClamp={2} className={classes.wrapped} title={main}>
        {main}
      </Text>
      <More items={others} />
    </Group>
  )
}

/** As many chips as fit a row; the rest are counted and named on demand. */
const chipsShown = 2

export function PositionsCell({ person, names }: NamesProps) {
  const positions = person.positionIds.map(names.position).filter(({ name }) => name !== '')
  if (person.positionIds.length === 0) return <Text c="dimmed">—</Text>
  return (
    <Group gap={4} wrap="nowrap" className={classes.chips}>
      {positions.slice(0, chipsShown).map((position) => (
        <PositionChip
          key={position.id}
          name={position.name}
          color={position.color}
          ownColor={position.ownColor}
          size="sm"
        />
      ))}
      <More items={positions.slice(chipsShown).map(({ name }) => name)} />
    </Group>
  )
}

export function TagsCell({ person, names }: NamesProps) {
  const tags = person.tagIds.map(names.tag).filter((name) => name !== '')
  if (person.tagIds.length === 0) return <Text c="dimmed">—</Text>
  return (
    <Group gap={4} wrap="nowrap" className={classes.chips}>
      {tags.slice(0, chipsShown).map((name) => (
        <Badge key={name} variant="light" color="gray" size="sm" tt="none">
          {name}
        </Badge>
      ))}
      <More items={tags.slice(chipsShown)} />
    </Group>
  )
}

function More({ items }: { items: string[] }) {
  const { t } = useTranslation()
  const format = useFormat()
  if (items.length === 0) return null
  return (
    <Tooltip label={format.list(items)}>
      <Badge
        variant="light"
        color="gray"
        size="sm"
        className={classes.whole}
        tabIndex={0}
        aria-label={format.list(items)}
      >
        {t('form.more', { count: items.length })}
      </Badge>
    </Tooltip>
  )
}

const colours: Record<AccountStatus, string> = {
  active: 'lime.8',
  invited: 'orange.8',
  not_invited: 'gray',
  archived: 'gray',
  none: 'gray',
}

export function AccountBadge({ status }: { status: AccountStatus }) {
  const { t } = useTranslation()
  return (
    <Badge component="span" variant="dot" color={colours[status]} size="sm" className={classes.whole}>
      {t(`employees.account.${status}`)}
    </Badge>
  )
}
