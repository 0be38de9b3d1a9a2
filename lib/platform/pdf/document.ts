import 'server-only'
import PDFDocument from 'pdfkit'
import type { Document } from './pen'

type Info = { title: string; author: string; subject?: string; createdAt: Date }

/** Opens a document of US Letter pages, with selectable text and embedded fonts. The same content gives the same bytes. */
export function openDocument({ title, author, subject, createdAt }: Info): Document {
  return new PDFDocument({
    size: 'LETTER',
    margin: 0,
    bufferPages: true,
    lang: 'en-US',
    displayTitle: true,
    pdfVersion: '1.7',
    // Otherwise pdfkit loads a standard font right away, which isn't needed.
    font: '',
    info: {
      Title: title,
      Author: author,
      ...(subject && { Subject: subject }),
      Creator: 'Northlight',
      Producer: 'Northlight',
      CreationDate: createdAt,
      ModDate: createdAt,
    },
  })
}
