import { buildPortal, completeDeployment, hashBuild } from './build'
import { readConfiguration } from './environment'
import { dataFolders } from './folders'
import { generateClient } from './generate-client'
import { runStep } from './progress'
import { runCommand } from './run-command'

/** Runs `npm run build`. */
export async function runBuild() {
  const folders = dataFolders()
  await runCommand({ folders, purpose: 'Northlight', codeWhenInterrupted: 130 }, async (supervisor) => {
    await generateClient(supervisor)
    const environment = { ...readConfiguration('production'), NEXT_TELEMETRY_DISABLED: '1' }
    const build = { folder: '.next', hash: hashBuild(environment), environment }
    await runStep('Building the portal', () => buildPortal(supervisor, build))
    await runStep('Completing the deployment', () => completeDeployment(build.folder))
    return 0
  })
}
