import { z } from 'zod'
import { defineRoute } from '@/lib/entry/define-route'
import { servePersonalData } from '@/lib/workflows/read-personal-data'

/** Downloads everything that the studio has on a client as one ZIP. Interrupted downloads can be resumed. */
export const GET = defineRoute({ access: 'client', input: z.object({}), run: servePersonalData })

export const HEAD = GET
