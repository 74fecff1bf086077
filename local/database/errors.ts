/** A request the database refuses; `status` is the word the wire protocol answers with. */
export class RequestError extends Error {
  readonly status: string;
  constructor(status: string, message: string) {
    super(message);
    this.status = status;
  }
}

export class PermissionDenied extends RequestError {
  constructor() {
    super('permission_denied', 'Permission denied');
  }
}

export class InvalidData extends RequestError {
  constructor(message: string) {
    super('invalid_data', message);
  }
}

/** The hash a transaction or `if-match` was based on is no longer the current one. */
export class StaleData extends RequestError {
  constructor() {
    super('datastale', 'Transaction hash does not match');
  }
}

export class BadToken extends RequestError {
  constructor() {
    super('invalid_token', 'Could not parse auth token.');
  }
}

export class ExpiredToken extends RequestError {
  constructor() {
    super('expired_token', 'Auth token is expired');
  }
}
