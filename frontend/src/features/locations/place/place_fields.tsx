import { Button, Group, SimpleGrid, Slider, Stack, Text } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { locationRadius } from '@shiftloom/backend/contracts/organisation'
import { IconCurrentLocation, IconMapPinOff } from '@tabler/icons-react'
import type { ClipboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import { NumberField } from '#/ui/form/number_field.tsx'
import type { LocationValues } from '../location_values.ts'
import { coordinatesIn } from './coordinates.ts'
import { PlaceMap } from './place_map.tsx'
import { useOwnPosition } from './use_own_position.ts'

type Props = { form: UseFormReturnType<LocationValues> }

/** The point of a location on the map and the circle in which people are at it. */
export function PlaceFields({ form }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  const { point } = form.values
  const moveTo = (place: { latitude: number; longitude: number }) =>
    form.setFieldValue('point', { ...form.getValues().point, ...place })
  const own = useOwnPosition(moveTo)
  /** Maps copy both coordinates at once. */
  const paste = (event: ClipboardEvent) => {
    const place = coordinatesIn(event.clipboardData.getData('text'))
    if (!place) return
    event.preventDefault()
    moveTo(place)
  }
  const placed = point.latitude !== '' || point.longitude !== ''
  return (
    <Stack gap="sm" role="group" aria-label={t('locations.field.point')}>
      <Text c="dimmed" fz="sm">
        {t('locations.place.text')}
      </Text>
      <SimpleGrid cols={2} style={{ gridTemplateColumns: '1fr 1fr' }}>
        <Stack gap="sm">
          <NumberField
            label={t('locations.place.latitude')}
            placeholder={format.number(52.2297)}
            decimalScale={6}
            hideControls
            onPaste={paste}
            {...form.getInputProps('point.latitude')}
          />
          <NumberField
            label={t('locations.place.longitude')}
            placeholder={format.number(21.0122)}
            decimalScale={6}
            hideControls
            onPaste={paste}
            {...form.getInputProps('point.longitude')}
          />
          <NumberField
            label={t('locations.place.radius')}
            step={10}
            {...form.getInputProps('point.radiusMetres')}
          />
          <Slider
            min={locationRadius.least}
            max={1000}
            step={10}
            label={null}
            thumbLabel={t('locations.place.radius')}
            value={Number(point.radiusMetres) || locationRadius.usual}
            onChange={(radiusMetres) => form.setFieldValue('point', { ...point, radiusMetres })}
          />
          <Group gap="xs">
            <Button
              variant="default"
              size="compact-sm"
              leftSection={<IconCurrentLocation size={16} />}
              loading={own.asking}
              onClick={own.ask}
            >
              {t('locations.place.own')}
            </Button>
            {placed && (
              <Button
                variant="subtle"
                color="gray"
                size="compact-sm"
                leftSection={<IconMapPinOff size={16} />}
                onClick={() => form.setFieldValue('point', { ...point, latitude: '', longitude: '' })}
              >
                {t('locations.place.clear')}
              </Button>
            )}
          </Group>
        </Stack>
        <PlaceMap point={point} onMove={moveTo} />
      </SimpleGrid>
    </Stack>
  )
}
