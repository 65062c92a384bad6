import vine from '@vinejs/vine'
import { fields } from '#app/core/validation/rules'
import { kioskCodeLength, longestKioskName } from '#contracts/kiosks'

const kiosk = {
  name: fields.name(longestKioskName),
  locationId: fields.id(),
  showsNames: vine.boolean({ strict: true }),
}

export const kioskValidator = vine.create({
  ...kiosk,
  version: vine.number({ strict: true }).withoutDecimals().range([1, 2_000_000_000]),
})
/** Typed from a screen: small letters and what parts them are no mistake. */
export const approvalValidator = vine.create({
  ...kiosk,
  code: vine
    .string()
    .maxLength(40)
    .transform((typed) =>
      typed
        .replaceAll(/[^\p{L}\p{N}]/gu, '')
        .toUpperCase()
        .slice(0, kioskCodeLength + 1)
    ),
})
