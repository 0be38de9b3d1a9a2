import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export type Model = {
  name: string
  table: string
  /** The domain that owns the table: its folder in lib, which its file in prisma/schema is named after. */
  home: string
  /** The relations to other models, by field. */
  relations: Map<string, { model: string; isList: boolean }>
}

/** Reads the models of every file in `folder` and its folders. */
export function readSchema(folder: string): Model[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.prisma'),
  )
  const models = files.flatMap((file) => {
    const text = readFileSync(path.join(folder, file), 'utf8')
    const home = file.replaceAll(path.sep, '/').replace(/\.prisma$/, '')
    return [...text.matchAll(/^model (\w+) \{\n(.*?)^\}/gms)].map(([, name = '', body = '']) => ({
      name,
      home,
      body,
    }))
  })
  const names = new Set(models.map(({ name }) => name))
  return models.map(({ name, home, body }) => {
    const table = /@@map\("(\w+)"\)/.exec(body)?.[1] ?? name
    const fields = [...body.matchAll(/^ +(\w+) +(\w+)(\[\])?/gm)].filter(([, , type = '']) => names.has(type))
    const relations = fields.map(
      ([, field = '', model = '', list]) => [field, { model, isList: list !== undefined }] as const,
    )
    return { name, home, table, relations: new Map(relations) }
  })
}
