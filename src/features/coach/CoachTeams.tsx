import styled from '@emotion/styled'
import { useGetCoachTeamsQuery } from '@/api/outsideRoles'
import { useFormat } from '@/i18n/format'
import { token } from '@/ui/tokens'

/** The teams whose sessions these are; nothing while they are not known. */
export function CoachTeams() {
  const format = useFormat()
  const { data: teams = [] } = useGetCoachTeamsQuery()
  if (teams.length === 0) return null
  return <Names>{format.list(teams.map(({ name }) => name))}</Names>
}

const Names = styled.span`
  min-inline-size: 0;
  color: ${token('ink-2')};
`
