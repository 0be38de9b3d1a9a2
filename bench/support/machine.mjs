import { readdirSync, readFileSync } from 'node:fs'

/** Positions in /proc/<pid>/stat after the name: parent, and CPU time of the process and of its children that ended. */
const [parent, firstTime, afterTimes] = [1, 11, 15]
/** Shares above which results say more about the machine than about the portal. */
const limits = { others: 0.1, steal: 0.02 }
/** Positions in the first line of /proc/stat. */
const [idle, waiting, stolen] = [3, 4, 7]

/**
 * Watches what else the machine does until `stop` is called. Reads /proc: Linux only.
 * @returns {{ stop(): { others: number, steal: number } }} shares of all CPU time: that of processes this one didn't
 *   start, and that which the host gave to other machines
 */
export function watchMachine() {
  const before = readTimes()
  return {
    stop() {
      const after = readTimes()
      const passed = (name) => after[name] - before[name]
      return {
        others: Math.max(0, (passed('busy') - passed('own')) / passed('all')),
        steal: passed('stolen') / passed('all'),
      }
    },
  }
}

/** Returns whether the machine did too much else for its results to count. */
export function isBusy({ others, steal }) {
  return others > limits.others || steal > limits.steal
}

function readTimes() {
  const ticks = readFileSync('/proc/stat', 'utf8')
    .split('\n', 1)[0]
    .trim()
    .split(/\s+/)
    .slice(1, 9)
    .map(Number)
  const all = sum(ticks)
  return {
    all,
    stolen: ticks[stolen],
    busy: all - ticks[idle] - ticks[waiting] - ticks[stolen],
    own: readOwn(),
  }
}

/** Returns the CPU time of this process and everything it started. */
function readOwn() {
  const processes = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(readProcess),
  )
  const isOwn = (pid) => pid === process.pid || (processes.has(pid) && isOwn(processes.get(pid).parent))
  return sum([...processes].filter(([pid]) => isOwn(pid)).map(([, { time }]) => time))
}

function readProcess(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop().split(' ').map(Number)
    return [Number(pid), { parent: fields[parent], time: sum(fields.slice(firstTime, afterTimes)) }]
  } catch {
    // It ended since it was listed.
    return [Number(pid), { parent: 0, time: 0 }]
  }
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0)
}
