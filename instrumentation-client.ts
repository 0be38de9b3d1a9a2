import { announceNavigation } from '@/components/ui/navigations'

// Zod finds out whether it can compile schemas by trying `new Function`, which the content security policy forbids and browsers
// report. Zod's own `z.config` would add Zod to every page's first load.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

export const onRouterTransitionStart = announceNavigation
