// Runs before each integration test file, and before it imports what reads the environment.
import { sandboxEnvironment } from '@/sandbox/keys'
import { workerSandbox } from './worker-sandbox'

const { url } = await workerSandbox()
const { STRIPE_API_URL } = sandboxEnvironment('stripe', url, url)
const { RESEND_BASE_URL } = sandboxEnvironment('resend', url, url)
// Nothing listens at the portal's address: tests run the callbacks that storage would send.
const storage = sandboxEnvironment('uploadthing', url, 'http://localhost:9')
Object.assign(process.env, { STRIPE_API_URL, RESEND_BASE_URL }, storage)
