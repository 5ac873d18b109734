import styled from '@emotion/styled'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '@/ui/Dialog'
import { SegmentedControl } from '@/ui/SegmentedControl'
import { SprayerCalibration } from './SprayerCalibration'
import { SpreaderCalibration } from './SpreaderCalibration'

const MACHINES = ['sprayer', 'spreader'] as const

/** Helps to find out what a sprayer or a spreader really gives. Nothing is stored. */
export function CalibrationDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('cocktails')
  const [machine, setMachine] = useState<(typeof MACHINES)[number]>('sprayer')
  return (
    <Dialog open onClose={onClose} title={t('calibration.title')} sticky>
      <Stack>
        <SegmentedControl
          wide
          label={t('calibration.machine')}
          options={MACHINES.map((id) => ({ id, label: t(`calibration.${id}`) }))}
          value={machine}
          onChange={setMachine}
        />
        {machine === 'sprayer' ? <SprayerCalibration /> : <SpreaderCalibration />}
      </Stack>
    </Dialog>
  )
}

const Stack = styled.div`
  display: grid;
  gap: 20px;
`
