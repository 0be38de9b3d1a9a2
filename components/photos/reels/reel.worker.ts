import { encodeReel } from './encode-reel'
import { ReelError, type ReelMessage, type ReelPlan } from './reel-plan'

// Runs in a Web Worker: drawing and encoding on the page would make it stutter. It's stopped to cancel.
self.addEventListener('message', ({ data }: MessageEvent<ReelPlan>) => void make(data))

async function make(plan: ReelPlan) {
  const post = (message: ReelMessage, transfer: Transferable[] = []) =>
    self.postMessage(message, { transfer })
  try {
    const film = await encodeReel(plan, (percent) => post({ type: 'progress', percent }))
    post({ type: 'made', film }, [film])
  } catch (error) {
    post({ type: 'failed', problem: error instanceof ReelError ? error.problem : 'other' })
  }
}
