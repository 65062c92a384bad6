import { DateInput, type DateInputProps } from '@mantine/dates'
import '@mantine/dates/styles.layer.css'
import type { Locale } from '@shiftloom/backend/contracts/enums'
import type { DateFormat } from '@shiftloom/backend/contracts/organisation'
import type { Day } from '@shiftloom/backend/contracts/schedule'
import { typedDay } from '@shiftloom/backend/contracts/written_times'
import { IconCalendar } from '@tabler/icons-react'
import 'dayjs/locale/pl'
import 'dayjs/locale/vi'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFirstDayOfWeek } from '#/lib/writing/week.ts'
import { useWriting } from '#/lib/writing/writing.ts'
import { useUnread } from './use_unread.ts'

type Props = Omit<DateInputProps, 'value' | 'onChange' | 'onInput' | 'minDate' | 'maxDate' | 'size'> & {
  value?: Day | null
  /** null: the field was emptied. */
  onChange?: (day: Day | null) => void
  /** Days that may be chosen, both included. */
  min?: Day | undefined
  max?: Day | undefined
  size?: 'sm' | 'md'
}

/** Where no organisation says how: in the back office. */
const usual: Record<Locale, DateFormat> = {
  'en-US': 'MM/DD/YYYY',
  'pl-PL': 'DD.MM.YYYY',
  'vi-VN': 'DD/MM/YYYY',
}

/**
 * A calendar day, typed or chosen, as the organisation writes it. The calendar opens below and leaves the focus where
 * it is; Escape closes it and nothing else. Text that is no day stays as it is, with a sentence that says so.
 */
export function DayField({
  value,
  onChange,
  min,
  max,
  error,
  size = 'md',
  onKeyDown,
  onBlur,
  ...props
}: Props) {
  const { t, i18n } = useTranslation()
  const dateFormat = useWriting()?.dateFormat ?? usual[i18n.language as Locale] ?? usual['en-US']
  const firstDayOfWeek = useFirstDayOfWeek()
  const [isOpen, setIsOpen] = useState(false)
  const [text, setText] = useState('')
  const [isShown, setIsShown] = useState(false)
  const [known, setKnown] = useState(value)
  /** Redraws the input: picking the day that the field has anyway ends a text that could not be read. */
  const [picks, setPicks] = useState(0)
  // Another day than the one typed here: the form was filled again, or a day was chosen.
  if (value !== known) {
    setKnown(value)
    setText('')
  }

  const pattern = dateFormat.replace('YYYY', t('core.day_field.year'))
  const within = (day: Day | null): Day | null =>
    day && (!min || day >= min) && (!max || day <= max) ? day : null
  const read = (typed: string): Day | null => within(typedDay(typed, { dateFormat }))
  // While it is typed, `1.1.20` may become `1.1.2026`: a short year counts when the field is left.
  const meant = typedDay(text, { dateFormat, shortYear: true })
  const isUnread = text.trim() !== '' && within(meant) === null
  const problem =
    !isUnread || !isShown ? null : t(`core.day_field.${meant ? 'outside' : 'no_day'}`, { pattern })
  const ref = useUnread(isUnread, () => setIsShown(true))
  const settle = () => {
    setIsShown(true)
    if (isUnread) return
    if (meant && meant !== value) onChange?.(meant)
    setText('')
  }
  return (
    <DateInput
      {...props}
      key={picks}
      ref={ref}
      size={size}
      data-unread={isUnread || undefined}
      placeholder={props.placeholder ?? pattern}
      value={value || null}
      onChange={(day) => onChange?.(day)}
      onInput={({ currentTarget }) => {
        setText(currentTarget.value)
        setIsShown(false)
      }}
      valueFormat={dateFormat}
      dateParser={read}
      fixOnBlur={!isUnread}
      getDayProps={(day) => ({
        onClick: () => {
          setText('')
          if (isUnread && day === value) setPicks((before) => before + 1)
        },
      })}
      clearable
      clearSectionMode="rightSection"
      rightSection={<IconCalendar size={18} stroke={1.6} aria-hidden />}
      rightSectionPointerEvents="none"
      allowDeselect={false}
      {...(min && { minDate: min })}
      {...(max && { maxDate: max })}
      locale={i18n.language.slice(0, 2)}
      firstDayOfWeek={(firstDayOfWeek % 7) as 0 | 1 | 6}
      ariaLabels={labelsIn(t)}
      // Its colours of weekends and of other months are too pale to be read.
      weekendDays={[]}
      hideOutsideDates
      popoverProps={{
        onOpen: () => setIsOpen(true),
        onClose: () => setIsOpen(false),
        // The calendar would cover the sentence that says what is wrong.
        ...(problem && { opened: false }),
      }}
      data-mantine-stop-propagation={isOpen}
      error={problem ?? error}
      onKeyDown={(event) => {
        // The form must not be sent with the day before, while another one stands in the field.
        if (event.key === 'Enter') {
          if (isUnread) event.preventDefault()
          settle()
        }
        onKeyDown?.(event)
      }}
      onBlur={(event) => {
        settle()
        onBlur?.(event)
      }}
    />
  )
}

const labelsIn = (t: TFunction) => ({
  nextMonth: t('core.day_field.next_month'),
  previousMonth: t('core.day_field.previous_month'),
  nextYear: t('core.day_field.next_year'),
  previousYear: t('core.day_field.previous_year'),
  nextDecade: t('core.day_field.next_decade'),
  previousDecade: t('core.day_field.previous_decade'),
})
