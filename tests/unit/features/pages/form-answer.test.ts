import { expect, test } from 'vitest';
import { isRefusal } from '../../../../islands/parts/post.ts';

test.each([
  '{"success":"false","message":"This form needs activation."}',
  '{"success":false,"message":"x"}',
  '{"ok":false}',
  '{"ok":"false"}',
  '{"status":"error"}',
  '{"result":"error","error":"TypeError"}',
  '{"error":"Form not found"}',
  '{"error":true}',
  '{"error":{"code":1}}',
  '{"errors":[{"field":"email"}]}',
  ' {"errors":{"email":"is not valid"}} ',
  '<!doctype html><h1>Are you a robot?</h1>',
  '\n<html lang="en"><body>Sign in</body></html>',
])('a service refuses a message with status 200: %s', (body) => {
  expect(isRefusal(body)).toBe(true);
});

test.each([
  '',
  'OK',
  'Thanks!',
  '<p>Thanks!</p>',
  '{"success":"true"}',
  '{"success":true,"error":null,"errors":[]}',
  '{"ok":true,"next":"/thanks"}',
  '{"status":"success"}',
  '{"error":false}',
  '{"error":""}',
  '{"errors":{}}',
  '{"name":"Ann","message":"an error: false"}',
  '[]',
  'null',
  '{"broken',
])('a service takes a message: %s', (body) => {
  expect(isRefusal(body)).toBe(false);
});
