import { expect, test } from "vitest";
import { addressOf, readInvitation } from "./invitation";

const CODE = "1t8dpz2pr87c";

test.each([
  [CODE],
  [` ${CODE.toUpperCase()} `],
  ["1t8d pz2p r87c"],
  ["1t8d-pz2p-r87c"],
  ["It8dpz2pr87c"], // nobody can tell I from 1
  [`https://brasier.example/join/${CODE}`],
  [`Come: brasier.example/join/${CODE}?from=chat`],
])("“%s” is the code of a table", (text) => {
  expect(readInvitation(text)).toEqual({ code: CODE });
});

test("an O is read as a 0", () => {
  expect(readInvitation("ooooaaaabbbb")).toEqual({ code: "0000aaaabbbb" });
});

test("the address of a table leads to it", () => {
  const way = readInvitation(`http://127.0.0.1:8018/tables/${CODE}#log`);
  expect(way).toEqual({ table: CODE });
  expect(way && addressOf(way)).toBe(`/tables/${CODE}`);
  expect(addressOf({ code: CODE })).toBe(`/join/${CODE}`);
});

test.each([[""], ["hello"], ["1234567"], ["1t8dpz2pr87c!"], ["https://brasier.example/"], ["../../etc/passwd"]])(
  "“%s” is neither code nor link",
  (text) => {
    expect(readInvitation(text)).toBeNull();
  },
);
