import { Img } from '@react-email/components'
import type { CSSProperties } from 'react'
import type { MailPicture, MailPictures } from './mail'
import { serif } from './typefaces'

/** The space left of and right of each picture of the row, in px: gaps of 4 between equally wide pictures. */
const gaps: [left: number, right: number][] = [
  [0, 3],
  [1.5, 1.5],
  [3, 0],
]

/** The photographs of an email: a cover as wide as the email, and a row of three. */
export function MailPhotos({ pictures, href }: { pictures: MailPictures; href: string | undefined }) {
  const { cover, row } = pictures
  return (
    <>
      <tr>
        <td className="photo" style={empty}>
          <Photo {...cover} href={href} width={600} height={338} fontSize={21} />
        </td>
      </tr>
      {row.length > 0 && (
        <tr>
          <td>
            <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
              <tbody>
                <tr>
                  {row.map((picture, place) => (
                    <RowCell key={picture.src} picture={picture} gap={gaps[place]} href={href} />
                  ))}
                </tr>
              </tbody>
            </table>
          </td>
        </tr>
      )}
    </>
  )
}

function RowCell({
  picture,
  gap: [left, right] = [0, 0],
  href,
}: {
  picture: MailPicture
  gap: [left: number, right: number] | undefined
  href: string | undefined
}) {
  return (
    <td width="33.33%" style={{ padding: `4px ${right}px 0 ${left}px`, verticalAlign: 'top' }}>
      <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
        <tbody>
          <tr>
            <td className="photo" style={empty}>
              <Photo {...picture} href={href} width={196} height={131} fontSize={14} />
            </td>
          </tr>
        </tbody>
      </table>
    </td>
  )
}

/** Shown until the client loads pictures, if ever. */
const empty = { background: '#e4e0d9', color: '#4b453e' }

type PhotoProps = MailPicture & { href: string | undefined; width: number; height: number; fontSize: number }

function Photo({ src, alt, href, width, height, fontSize }: PhotoProps) {
  const picture = (
    <Img className="photo" src={src} alt={alt} width={width} height={height} style={styleOf(fontSize)} />
  )
  if (!href) return picture
  return (
    <a href={href} style={{ display: 'block', color: empty.color, textDecoration: 'none' }}>
      {picture}
    </a>
  )
}

function styleOf(fontSize: number): CSSProperties {
  return {
    ...empty,
    display: 'block',
    width: '100%',
    height: 'auto',
    border: 0,
    fontFamily: serif,
    fontSize,
    textAlign: 'center',
  }
}
