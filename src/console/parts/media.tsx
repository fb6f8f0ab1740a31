/** Images and clips in a value such as an output. The page loads them from the service only. */
import { useState } from 'preact/hooks';

interface Medium {
  readonly kind: 'image' | 'video';
  /** Where it is in the value, such as `/image_url`. */
  readonly pointer: string;
  readonly url: string;
}

const most = 8;

interface MediaProps {
  readonly value: unknown;
  /** What the value is, such as `Output`. */
  readonly about: string;
}

export function Media({ value, about }: MediaProps) {
  const media: Medium[] = [];
  collect(value, '', media);
  return (
    <>
      {media.map((medium) => (
        <Figure medium={medium} about={about} key={medium.pointer + medium.url} />
      ))}
    </>
  );
}

interface FigureProps {
  readonly medium: Medium;
  readonly about: string;
}

function Figure({ medium: { kind, pointer, url }, about }: FigureProps) {
  const [isMissing, setMissing] = useState(false);
  if (isMissing)
    return <p class="quiet">{`The file at ${pointer} cannot be shown. It may have expired.`}</p>;
  const onError = () => setMissing(true);
  return kind === 'image' ? (
    <img class="medium" src={url} alt={`${about} at ${pointer}`} onError={onError} />
  ) : (
    // biome-ignore lint/a11y/useMediaCaption: the clips of the demo model have no sound.
    <video
      class="medium"
      src={url}
      controls
      aria-label={`${about} at ${pointer}`}
      onError={onError}
    />
  );
}

function collect(value: unknown, pointer: string, media: Medium[]): void {
  if (media.length === most) return;
  if (typeof value === 'string') {
    const medium = mediumOf(value);
    if (medium !== undefined) media.push({ ...medium, pointer });
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, member] of Object.entries(value))
      collect(member, `${pointer}/${name}`, media);
  }
}

function mediumOf(text: string): Omit<Medium, 'pointer'> | undefined {
  if (/^data:image\/(png|jpeg|webp|gif);base64,/.test(text)) return { kind: 'image', url: text };
  const url = ownUrl(text);
  if (url === undefined) return undefined;
  if (/\.(png|jpe?g|webp|gif)(\?|$)/.test(url)) return { kind: 'image', url };
  return /\.(mp4|webm)(\?|$)/.test(url) ? { kind: 'video', url } : undefined;
}

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The URL with the origin of this page, from which alone the page may load; undefined for a URL of
 * another service. All names of this machine lead to the same service.
 */
export function ownUrl(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { origin, port, hostname, pathname, search } = new URL(text);
  const isOwn =
    origin === location.origin ||
    (port === location.port &&
      [hostname, location.hostname].every((name) => loopback.includes(name)));
  return isOwn ? location.origin + pathname + search : undefined;
}
