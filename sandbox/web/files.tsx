/** @jsxImportSource hono/jsx */
import type { StoredFile } from './documents'
import { formatBytes, formatTime } from './formats'
import { Frame } from './frame'

/** Lists the stored files, newest first, without links to their content. */
export function FilesPage({ files }: { files: StoredFile[] }) {
  const total = files.reduce((sum, { size }) => sum + size, 0)
  return (
    <Frame tab="Files">
      <section>
        <h1>Files</h1>
        <p class="quiet">
          {files.length} {files.length === 1 ? 'file' : 'files'}, {formatBytes(total)}
        </p>
        {files.length === 0 ? (
          <p>No files yet</p>
        ) : (
          <div class="scroll">
            <table>
              <thead>
                <tr>
                  <th>Name</th>
                  <th>Type</th>
                  <th class="amount">Size</th>
                  <th>Access</th>
                  <th>Status</th>
                  <th>Uploaded</th>
                  <th>Key</th>
                </tr>
              </thead>
              <tbody>
                {files.map((file) => (
                  <tr key={file.id}>
                    <td>{file.name}</td>
                    <td>{file.type}</td>
                    <td class="amount">{formatBytes(file.size)}</td>
                    <td>{file.acl === 'private' ? 'Private' : 'Public'}</td>
                    <td class={`status ${file.status === 'complete' ? 'ok' : 'wait'}`}>{file.status}</td>
                    <td>{file.uploadedAt === null ? '' : formatTime(file.uploadedAt)}</td>
                    <td class="code">{file.id}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </section>
    </Frame>
  )
}
