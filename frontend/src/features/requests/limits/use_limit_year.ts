import { limitYearsAround } from '@shiftloom/backend/contracts/request_limits'
import { useSearchParams } from 'react-router-dom'

const thisYear = () => new Date().getFullYear()

/** The year in the address; the present one without any, or with one that cannot be read. */
export function useLimitYear(usual = thisYear()) {
  const [params, setParams] = useSearchParams()
  const typed = Number(params.get('year'))
  const value = Math.abs(typed - thisYear()) <= limitYearsAround ? typed : usual
  const choose = (year: number) =>
    setParams(
      (old) => {
        old.set('year', String(year))
        return old
      },
      { replace: true }
    )
  return { value, choose }
}
