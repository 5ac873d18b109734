import CloudSun from 'lucide-react/icons/cloud-sun'
import { strokeWidth } from './Glyph'

const SIZE = 24

/** Some cloud. Apart from `Icon`, whose every picture comes with the first page: the phone in the field alone shows it. */
export const CloudSunIcon = () => <CloudSun size={SIZE} strokeWidth={strokeWidth(SIZE)} aria-hidden />
