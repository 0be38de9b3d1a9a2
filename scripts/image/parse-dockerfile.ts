/** One line of a Dockerfile, such as `COPY . .` with the name `COPY` and the text `. .`. */
export type Instruction = { name: string; text: string }

/** What is built between two `FROM` lines. */
export type Stage = { name: string; from: string; instructions: Instruction[] }

/** Parses a Dockerfile, joining lines that end in a backslash. https://docs.docker.com/reference/dockerfile/ */
export function parseDockerfile(file: string): Stage[] {
  const stages: Stage[] = []
  for (const { name, text } of readInstructions(file)) {
    if (name === 'FROM') stages.push(parseFrom(text))
    else lastOf(stages).instructions.push({ name, text })
  }
  return stages
}

function readInstructions(file: string): Instruction[] {
  const lines = file.split('\n').filter((line) => line.trim() !== '' && !line.trim().startsWith('#'))
  const joined = lines.join('\n').replaceAll(/\\\n\s*/g, '')
  return joined.split('\n').map((line) => {
    const [, name, text] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? []
    if (!name || !text) throw new Error(`This isn't an instruction: ${line}`)
    return { name, text }
  })
}

function parseFrom(text: string): Stage {
  const [, from, name] = /^(\S+) AS (\S+)$/.exec(text) ?? []
  if (!from || !name) throw new Error(`Stages need a name: FROM ${text}`)
  return { name, from, instructions: [] }
}

function lastOf(stages: Stage[]): Stage {
  const last = stages.at(-1)
  if (!last) throw new Error('A Dockerfile starts with FROM.')
  return last
}
