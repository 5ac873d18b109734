import '@/ui/style.css'
import { start } from '@/app/start'

const host = document.getElementById('root')
if (host) void start(host)
