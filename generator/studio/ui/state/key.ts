/** The secret of the studio's pages, which the server asks for with each request. */

const NAME = 'liner-key';

let own = '';

/** Takes the secret out of a page that was opened with a token, for all windows of this browser. */
export function takeKey(): void {
  const given = document.querySelector<HTMLMetaElement>(`meta[name="${NAME}"]`)?.content;
  if (given !== undefined) {
    own = given;
    keep((storage) => storage.setItem(NAME, own));
  }
  // A token is used up, and of no use in a bookmark.
  if (location.search !== '') history.replaceState(undefined, '', `/${location.hash}`);
}

/** A studio that was started again has another one, which another window may have been given. */
export function studioKey(): string {
  return keep((storage) => storage.getItem(NAME)) ?? own;
}

/** Returns undefined if the browser keeps nothing: then only the window with the token has the secret. */
function keep<Value>(act: (storage: Storage) => Value): Value | undefined {
  try {
    return act(localStorage);
  } catch {
    return undefined;
  }
}

/** A request that the server answers. */
export function withKey(request: RequestInit): RequestInit {
  const headers = new Headers(request.headers);
  headers.set('X-Liner-Studio', studioKey());
  return { ...request, headers };
}
