import { provideStudio } from '@/e2e/support/provided-studio'
import { openTestStudio } from '@/scripts/launch/test-portal'

/** Builds the portal and prepares the studio that every worker's portal copies. */
export default async function prepareStudio() {
  const { stop, ...studio } = await openTestStudio()
  provideStudio(studio)
  return stop
}
