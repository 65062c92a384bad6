import type { KioskPerson } from '@shiftloom/backend/contracts/kiosks'
import type { KioskMethod } from '@shiftloom/backend/contracts/time_tracking'
import { useCallback, useState } from 'react'
import { useKiosk } from '../state/kiosk_state.ts'
import { DonePanel, type Done } from './done_panel.tsx'
import classes from './kiosk.module.css'
import { Landing } from './landing.tsx'
import { PersonPanel } from './person_panel.tsx'
import { StatusBar } from './status_bar.tsx'

type Visit =
  | { step: 'landing' }
  | { step: 'person'; personId: string; method: KioskMethod }
  | { step: 'done'; done: Done }

/** From a person who comes to what was registered, and back. */
export function KioskDesk() {
  const [visit, setVisit] = useState<Visit>({ step: 'landing' })
  const people = useKiosk(({ roster }) => roster?.people)
  const leave = useCallback(() => setVisit({ step: 'landing' }), [])
  const come = useCallback(
    ({ id }: KioskPerson, method: KioskMethod) => setVisit({ step: 'person', personId: id, method }),
    []
  )
  // A person who has left the company since is not known any more.
  const person = visit.step === 'person' ? people?.find(({ id }) => id === visit.personId) : undefined
  return (
    <>
      <div className={classes.desk}>
        {visit.step === 'person' && person ? (
          <PersonPanel
            person={person}
            method={visit.method}
            onDone={(done) => setVisit({ step: 'done', done })}
            onLeave={leave}
          />
        ) : visit.step === 'done' ? (
          <DonePanel done={visit.done} onLeave={leave} />
        ) : (
          <Landing onCome={come} />
        )}
      </div>
      <StatusBar />
    </>
  )
}
