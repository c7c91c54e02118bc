// @ts-check
import { connect } from 'node:net';

/**
 * @param {number} port
 * @returns {Promise<boolean>} whether a program listens on it on 127.0.0.1
 */
export function isListening(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('close', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
