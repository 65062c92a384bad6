import { Kbd, Menu } from '@mantine/core'
import { Fragment } from 'react'
import { useStore } from 'zustand'
import { actionTable, type ActionId } from '../actions/action_table.ts'
import { targetShifts } from '../actions/targets.ts'
import { useScheduler } from '../context/scheduler_context.ts'

/** Right click, Shift+F10: every action with its key. What cannot be done here is not offered. */
export function ActionMenu() {
  const { ui, labels, actions, model, rights } = useScheduler()
  const menu = useStore(ui, (state) => state.menu)
  if (!menu) return null
  const shifts = targetShifts(ui.getState(), model)
  const close = () => ui.setState({ menu: null })
  const offered = actionTable.filter(
    ({ id, inMenu, right }) =>
      inMenu && (!right || rights[right]) && actions.mayRun(id) && (id !== 'paste' || ui.getState().clipboard)
  )
  const locked = shifts.length > 0 && shifts.every((shift) => shift.locked)
  const proposed = shifts.length > 0 && shifts.every(({ id }) => model.proposal?.has(id))
  const nameOf = (id: ActionId) =>
    id === 'delete' && proposed
      ? 'leave_out'
      : id === 'lock' && locked
        ? 'unlock'
        : id === 'open' && shifts.length === 0
          ? 'add'
          : id

  return (
    <Menu
      opened
      onClose={close}
      position="bottom-start"
      width={280}
      shadow="lg"
      trapFocus
      returnFocus
      // As long as the window lets it be; it scrolls in what is left.
      middlewares={{ flip: true, shift: true, size: true }}
      styles={{ dropdown: { overflowY: 'auto' }, item: { paddingBlock: 5 } }}
    >
      <Menu.Target>
        <span
          style={{ position: 'fixed', left: menu.rect.left, top: menu.rect.bottom, width: 1, height: 1 }}
        />
      </Menu.Target>
      <Menu.Dropdown>
        {offered.map(({ id, keys, group }, index) => (
          <Fragment key={id}>
            {index > 0 && group !== offered[index - 1]!.group && <Menu.Divider />}
            <Menu.Item
              c={id === 'delete' && !proposed ? 'red.9' : undefined}
              rightSection={<Shortcut keys={keys[0]!} />}
              onClick={() => {
                close()
                actions.run(id)
              }}
            >
              {labels.t(`scheduling.actions.${nameOf(id)}`, { count: shifts.length })}
            </Menu.Item>
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

export const Shortcut = ({ keys }: { keys: string }) => (
  <Kbd size="xs" style={{ fontSize: 11 }}>
    {keys.replaceAll('+', ' ')}
  </Kbd>
)
