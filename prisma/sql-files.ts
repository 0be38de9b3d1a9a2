import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { folder } from './list-migrations'

/** The folders of prisma/sql in the order in which their files run, those of a folder by name. */
const foldersBefore = ['extensions']
const foldersAfter = ['columns', 'functions', 'constraints', 'indexes', 'views', 'rows', 'triggers'] as const

/** A file of prisma/sql. It is named for the one thing that it makes. */
export type SqlFile = { folder: string; name: string; sql: string }

/** Returns the files that run before the tables are created. */
export const readFilesBefore = () => foldersBefore.flatMap(readFolder)

/** Returns the files that run once the tables are there. */
export const readFilesAfter = () => foldersAfter.flatMap(readFolder)

function readFolder(name: string): SqlFile[] {
  const place = path.join(folder, 'sql', name)
  return readdirSync(place)
    .sort()
    .map((file) => ({
      folder: name,
      name: file.replace(/\.sql$/, ''),
      sql: readFileSync(path.join(place, file), 'utf8'),
    }))
}
