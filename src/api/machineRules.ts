/** What `useMachineRules` loads after the page. */
export { jobsWithoutMachine } from '@/domain/jobsWithoutMachine'
export { dayServiceOf } from '@/domain/machineService'
export { localDataEndpoints } from './localData'
