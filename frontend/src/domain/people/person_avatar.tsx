import { Avatar, type AvatarProps } from '@mantine/core'
import type { Locale } from '@shiftloom/backend/contracts/enums'
import { useFormat } from '#/lib/writing/format.ts'

type Props = Omit<AvatarProps, 'src' | 'name' | 'size'> & {
  /** Pixels. */
  size?: number
  person: { name: string; surname: string; avatarUrl?: string | null }
}

/** Deep enough that white initials keep 4.5:1. */
const colours = ['#2b64e3', '#0f766e', '#7c3aed', '#b4235a', '#9a5b00', '#2b7a11', '#0369a1', '#a21caf']

/** The colour that stays the same for a person. */
export const avatarColourOf = ({ name, surname }: { name: string; surname: string }): string => {
  let sum = 0
  for (const letter of `${name} ${surname}`) sum = (sum * 31 + letter.codePointAt(0)!) >>> 0
  return colours[sum % colours.length]!
}

/** As the name is said: in Vietnamese the family name begins, and the last of the others is the one that calls. */
export function initialsOf({ name, surname }: { name: string; surname: string }, locale: Locale): string {
  const [given, family] = [name.trim().split(/\s+/), surname.trim()]
  const said = locale === 'vi-VN' ? [family, given.at(-1)!] : [given[0]!, family]
  return said
    .map((word) => [...word][0] ?? '')
    .join('')
    .toLocaleUpperCase(locale)
}

/** Picture, or initials on a colour that stays the same for a person. Decoration: the name is next to it. */
export function PersonAvatar({ person, size = 32, ...rest }: Props) {
  const { locale } = useFormat()
  return (
    <Avatar src={person.avatarUrl} size={size} radius={size} alt="" aria-hidden variant="filled" {...rest}>
      <span
        style={{
          display: 'grid',
          placeItems: 'center',
          width: '100%',
          height: '100%',
          color: '#fff',
          fontSize: size * 0.38,
          fontWeight: 600,
          background: avatarColourOf(person),
        }}
      >
        {initialsOf(person, locale)}
      </span>
    </Avatar>
  )
}
