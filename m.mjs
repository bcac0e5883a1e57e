// src/lib/csv-decode.ts
const mustBe = (kind) => `The selected file must be a CSV or an Excel workbook (.xlsx). This one is ${kind}.`;
`${mustBe("a ZIP file, but not a workbook that we can read")}`;
// src/lib/fold-text.ts
/** Letters that Unicode does not decompose into a base letter and a mark. */
const plainLetters = {
	ø: "o",
	ł: "l",
	đ: "d",
	ð: "d",
	ħ: "h",
	ı: "i",
	ŧ: "t",
	ŋ: "n",
	ß: "ss",
	æ: "ae",
	œ: "oe",
	þ: "th"
};
/**
* Text for a search that ignores case, marks on letters, the kind of quotes, dashes and spaces, and
* characters that nobody sees: `Søren O’Brien` becomes `soren o'brien`.
*/
function foldText(text) {
	if (!/[^ -~\n]/.test(text)) return text.toLowerCase().replaceAll("`", "'");
	return text.replace(/[´‘’‚‛ʹʻʼʽʾʿ′‵＇]/g, "'").normalize("NFKD").replace(/[\p{M}\p{Cf}]/gu, "").toLowerCase().replace(/[øłđðħıŧŋßæœþ]/g, (letter) => plainLetters[letter] ?? letter).replace(/`/g, "'").replace(/[“”„‟«»″]/g, "\"").replace(/[\p{Pd}−]/gu, "-").replace(/[^\S\n]/g, " ");
}
// src/lib/memoize.ts
const maxEntries = 5e3;
/**
* Caches results by text: dates, postcodes and similar values recur throughout a file. Names and
* references do not, so that their cache is given up.
*/
function memoize(compute) {
	const cache = /* @__PURE__ */ new Map();
	let hits = 0;
	return (text) => {
		const isFull = cache.size === maxEntries;
		if (isFull && hits < maxEntries) return compute(text);
		const cached = cache.get(text);
		if (cached !== void 0) {
			hits += 1;
			return cached;
		}
		const result = compute(text);
		if (!isFull) cache.set(text, result);
		return result;
	};
}
// src/rules/debtor-name.ts
/**
* Whether a type of customer is a sole trader or partnership: a person before the law, who owes a business
* debt.
*/
const isTrader = (type) => /\b(?:traders?|self[ -]?employed|partner(?:ship)?s?)\b|\bfreelance/i.test(type);
// src/features/import/cells/ledger-words.ts
/** The words of ledgers that decide whether a line is a debt of its own, in pounds, of a business. */
/** The words of a text in small letters without accents: `total general` for "TOTAL GÉNÉRAL:". */
const plainWords = memoize((text) => foldText(text).replace(/[^\p{L}\p{N}%£/]+/gu, " ").trim());
const wordSet = (words) => new Set(plainWords(words).split(" "));
wordSet(`total totals subtotal subtotals tot ttl sum sums balance balances carried brought b/f c/f b/fwd c/fwd
  b/d c/d carry percentage percent average avg mean count insgesamt gesamt gesamtsumme gesamtbetrag summe endsumme
  zwischensumme somme totaux totale subtotale totaal subtotaal eindtotaal suma soma saldo solde summa totalt subtotalt
  totalsumma razem ogółem łącznie yhteensä kokonaissumma celkem spolu összesen toplam ukupno skupaj kokku kopā viso jumlah
  cyfanswm iomlán итого всего разом σύνολο σ المجموع कुल 合計 小計 总计 總計 共计 합계 총계 รวม gesamtergebnis`);
wordSet(`grand report page overall final sub net gross ledger account accounts customer customers client clients debtor debtors
  debt debts invoice invoices invoiced item items row rows line lines record records entry entries sales receivable
  receivables a/r ar vat tax inc incl including excl ex excluding due outstanding owed owing overdue unpaid open amount
  amounts bal value aged ageing aging current days months month quarter year older over less for all of in by per at as
  to from and on is forward fwd down carry credits opening closing running cumulative ytd number no date general
  generale geral gran generaal complessivo genel sous gbp eur usd sterling pounds euros euro dollars uk export collect
  above £ % january february march april may june july august september october november december jan feb mar apr jun
  jul aug sep sept oct nov dec`);
/** The codes of currencies but the pound's, and but for two that are words of a ledger. */
const currencyCodes = new Set(Intl.supportedValuesOf("currency"));
for (const word of [
	"GBP",
	"ALL",
	"TOP"
]) currencyCodes.delete(word);
/** Units that mean money other than pounds in the name of a column as well. */
const units = wordSet(`eur usd chf sek nok dkk pln czk aud cad nzd jpy cny inr zar aed hkd sgd ngn kes sar thb pkr fc fcy gbx pence penny
  euro euros dollar dollars cents naira rupees rs kr yen francs foreign`);
wordSet("zł zl fr sfr r kč ft lei us au ca nz hk dh dhs ksh tl usdollar usdollars");
/** A hundredth of a pound, where GBP is one, or thousands: `(p)`, `GBp`, `£000`, `£k`. */
const multiple = /\(p\)|\bGBp\b|£\W?(?:000|k\b)/;
/** The currency, the pence or the thousands that the name of a column of amounts gives; null for pounds and for none. */
function otherCurrencyOfHeader(header) {
	const words = header.replaceAll("_", " ").replace(/[a-z](?=[A-Z])|[A-Z](?=[A-Z][a-z]{2})/g, "$& ").match(/\p{L}+|(?![£₤￡])\p{Sc}/gu) ?? [];
	const isUnit = (word) => /\p{Sc}/u.test(word) || units.has(word.toLowerCase()) || currencyCodes.has(word);
	return multiple.exec(header)?.[0] ?? words.find(isUnit) ?? null;
}
const credit = /\bcr(?:ed|edit)? ?(?:note|memo|invoice|adjustment|adj|entry|balance|correction|card)s?\b|\bcredits?$|^(?:cn|c n|c\/n|cr|s?crn|cm|scn|scr|sc|sd|jc|rma|dg|w\/o|disc|rfd|srn)$|\b(?:refund(?:ed)?|offset|set off|reversal|reversed|rebate|return|discount|write ?off|written off|contra|bad debt)s?\b|accreccredit|gutschrift|\bavoir\b|storno|nota de credito|creditnota|kreditnota|note de credit|nota di credito/;
const payment$1 = /payments?\b|\b(?:receipt|cheque|chq|remittance|allocation|lodgement|settlement)s?\b|\b(?:bank|bacs) (?:transfer|credit)s?\b|\bdirect debits?\b|\bstanding orders?\b|\bunapplied\b|\bunallocated\b|^(?:paid|pay|pmt|csh|ppd|unalloc|pymt|pyt|rec|rct|rcpt|sr|sa|bacs|dd|d\/d|fps|chaps|poa|bank|card|checks?|transfer|dz)$|^(?:receive|spend)(?: money)?$|\b(?:zahlung(?:seingang)?|paiement|betaling|pago|cash|on account)\b|\bdeposits?\b/;
/** Documents that ask for no money, or for money that the client owes. */
const notOwed = /\b(?:quot(?:e|ation)|statement(?! charge)|expense)s?\b|\bestimates?\b|\bpro ?forma\b|\b(?:purchase|supplier) (?:invoice|credit|bill|order)s?\b|^vendor bills?$|^(?:sales )?orders?$|\bdelivery notes?\b|^accpay|^(?:pi|pc|pp|qu|est|pf|sord|rounding|exchange difference)$|\b(?:draft|void(?:ed)?|cancell?ed|deleted)\b|^(?:paid invoice|invoice paid)$/;
const awaited = /\b(?:await|due|request|remind|unpaid|overdue|dishonou?red|bounced)|\binvoices?$/;
/** Whether a document type is a credit note, a payment or another document that is no invoice. */
function isNoInvoice(text) {
	const words = plainWords(text);
	return credit.test(words) || notOwed.test(words) || !awaited.test(words) && payment$1.test(words);
}
/** Whether a status says that nothing is owed any more, with the day or the means of payment: Paid by BACS. */
const isSettled = (text) => !text.includes("?") && /^(?:(?:fully )?paid(?: in full| fully| (?:on )?\d{1,2}[ /](?:\d\d?|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*)[ /]\d{2,4}| (?:by |via )?(?:cheque|chq|bacs|cash|(?:credit |debit )?card|direct debit|dd|(?:bank )?transfer|fps|chaps|standing order|paypal|stripe))*|settled|cleared|credited)$/u.test(plainWords(text));
/** Whether a text names a credit, a payment or a draft, and nothing else. */
const isPlainCredit = (text) => /^\W*(?:(?:(?:sales )?(?:credit|cr) ?(?:note|memo)|refund|(?:customer )?payment|receipt)s?|c\/?n|void(?:ed)?|draft|deleted|cancell?ed)\W*$/i.test(text);
/** Whether a status, and nothing else, names a document that asks for no money. */
const isNoDebtStatus = (text) => isSettled(text) || isPlainCredit(text) || /^(?:credit|cr|c n|crn|sc)$/.test(plainWords(text));
/** Whether a text is a word of a column of document types. */
const isDocumentType = (text) => isNoInvoice(text) || /\binvoices?\b|^(?:si|inv|rv|accrec|journal|debit note)$/.test(plainWords(text));
const consumer = /\b(?:individuals?|consumers?|private|persons?|people|personal|domestic|residential|households?|householder|homeowner|b2c|natural|indiv|ind|cons|privat|privatkunde|privatperson|privato|privati|prive|particuliers?|particular(?:es)?|members? of (?:the )?public|tenants?|residents?|priv|indv|(?:home|house) owner|students?|patients?|parents?|deceased|couples?|general public)\b/;
const business = /\b(?:(?:legal|juridical) (?:person|entity)|co|union|company|companies|ltd|limited|plc|llp|llc|inc|business|businesses|b2b|commercial|corporate|corporation|trade|organisation|organization|charity|council|government|sector|partnership|association|trust|club|school|profit|firma|azienda|entreprise|empresa|bedrijf|zakelijk|gewerbe|unternehmen)\b/;
/** A negation holds for the word that follows it. */
const negatedWord = /\b(?:non|not(?: an?| in| for)?) ?(?:(?:sole|limited|private) )?[\p{L}\p{N}]+/gu;
function kindOfWords(words) {
	if (isTrader(words)) return "trader";
	if (business.test(words)) return "business";
	return consumer.test(words) ? "consumer" : null;
}
/** Reads what kind of debtor a customer type names; null where it names none. */
function customerKind(type) {
	const words = plainWords(type);
	const affirmed = kindOfWords(words.replace(negatedWord, " "));
	const named = affirmed ?? kindOfWords(words);
	if (affirmed || !named || /\bprofit\b/.test(words)) return named;
	return named === "consumer" ? "business" : "consumer";
}
/** Whether a text has nothing but words of kinds of debtors, so that it is no name: Private limited company. */
const isPlainKind = (text) => customerKind(text) !== null && plainWords(text).split(" ").every((word) => kindOfWords(word) || /^(?:customer|public|self|employed|sole)$/.test(word));
// src/lib/format-integer.ts
/** Groups the digits of a whole number: `1,234,567`. */
function groupThousands(digits) {
	let grouped = digits.slice(-3);
	for (let end = digits.length - 3; end > 0; end -= 3) grouped = `${digits.slice(Math.max(0, end - 3), end)},${grouped}`;
	return grouped;
}
// src/lib/trim.ts
/**
* Trims the characters at the end that match a single-character pattern. A loop, because `/x+$/` takes
* quadratic time.
*/
function trimEndMatching(text, character) {
	let end = text.length;
	while (end > 0 && character.test(text.charAt(end - 1))) end -= 1;
	return text.slice(0, end);
}
// src/rules/money.ts
/** The error for a text that is no amount; a field may replace it. */
const notAnAmount = "Enter an amount in pounds and pence, like 1,234.50";
const negative = "The amount cannot be negative";
const tooLarge = "The amount must be less than £10 billion";
/** The decimals of a program's binary number that is less than a millionth from whole pence. */
const binaryNoise = /^(\d\d)(?:0{6,}\d{1,4}|(9{6,}\d{0,4}))$/;
/** Digits with an optional fraction as pence; null for more than two significant decimals. */
function toPence(whole, fraction) {
	const [, near, nines] = binaryNoise.exec(fraction) ?? [];
	const decimals = near ?? trimEndMatching(fraction, /0/);
	const pence = Number(whole) * 100 + Number(decimals.padEnd(2, "0")) + (nines ? 1 : 0);
	return decimals.length > 2 || !Number.isSafeInteger(pence) ? null : pence;
}
/** Ten digits before the point, the limit of the server's columns. */
const maxPounds = 9999999999;
/** 1234, 1234.50, £1234.50 and £1,234.50: at most ten digits before the point. */
const plainAmount = /^£?([1-9]\d{0,9}|[1-9]\d{0,2}(?:,\d{3}){1,2}|[1-9](?:,\d{3}){3})(?:\.(\d\d))?$/;
/** Words of ledgers for nothing. */
const zeroWord = /^£?\s?(?:(?:nill?\.?|no|zero|nothing)(?: balance| due| owing| outstanding)|nill?\.?|zero|nought|nothing|none|settled|cleared|written off)$/i;
/** `Paid 12/02/2026`, `PAID - BACS`. Beside an amount it may be paid in part. */
const paidWord = /^(?:fully )?paid(?: in full)?[\s.,:–—-]{0,3}(?:(?:by|via) )?(?:bacs|card|cash|cheque|direct debit|bank transfer)?(?: ?\d{1,2}[/.-]\d{1,2}[/.-](?:20)?\d{2})?$/i;
/** 0, 0.00, 0,00, .00, a dash for each, and their accounting forms: `0.-`, `-.--`. */
const zeroFigure = /^(?:0[0,. ']*|[.,]0+|)(?:[.,]?[-−–—‐‒―]{1,3})?$/;
/** `0E-10`, `2.27e-13`, `-0.00000000000001`: zero, or the rest that a spreadsheet's subtraction left. */
const zeroExponent = /^[-−]?(?:0\.0{6}\d{0,30}|0(?:\.0{1,10})?e[-+]?\d{1,3}|\d(?:\.\d{1,20})?e-(?:0?[6-9]|\d{2,3}))$/i;
const dash = /[-−–—‐‒―]/;
const creditStart = /^(?:[-−–—(]|CR\b)/i;
const leadingSign = /^[-+−–—‐‒―]/;
const currencyOrSide = /£|gbp|(?:[cd]r?|p)\b\.?/gi;
/** Whether a ledger says that an amount is nothing: nil, -, £-, 0.00 CR, (0.00), -0.00, (paid), £0.00 (paid). */
function isWrittenZero(text) {
	const bare = text.replace(/\s?\(paid\)$/i, "");
	if (bare === "" || [
		zeroWord,
		paidWord,
		zeroExponent
	].some((zero) => zero.test(bare))) return true;
	const figure = bare.replace(currencyOrSide, "").replace(/[()\s]/g, "").replace(leadingSign, "");
	if (figure === "") return dash.test(bare);
	return (figure.includes("0") || dash.test(figure)) && zeroFigure.test(figure);
}
/** An amount without its currency, and with the pence for which a dash stands: `£ 1.250,-`, `75.--`, `100/-`. */
const normaliseAmount = (text) => text.replace(/^(?:(?:UK|GBP|STG)?\s*[£₤]|GBP|STG)\s*/i, "").replace(/(?<=[\dP]\s?)DR?\.?$/i, "").trimEnd().replace(/(?:[£₤]|\(GBP\)|GBP|STG|pounds?(?: sterling)?|sterling)$/i, "").trimEnd().replace(/(?<=\d)\/[-−–—]$/, "").replace(/(?<=\d,)[-−–—]$|(?<=\d[.,])[-−–—]{2}$/, "00");
const ambiguous = /^([1-9]\d{0,2})\.(\d{3})$/;
/**
* The possible meanings in pence of an amount such as `12.500`, whose point may be the decimal point or
* may group thousands. Empty for any other text.
*/
function amountReadings(text) {
	if (!/\.\d{3}(?!\d)/.test(text)) return [];
	const bare = normaliseAmount(text.normalize("NFKC").trim());
	const [, pounds = "", decimals = ""] = ambiguous.exec(bare) ?? [];
	if (pounds === "") return [];
	const grouped = Number(pounds + decimals) * 100;
	return decimals.endsWith("0") ? [Number(pounds) * 100 + Number(decimals.slice(0, 2)), grouped] : [grouped];
}
const swappedSigns = {
	".": ",",
	",": "."
};
/** The number with a decimal point. Also with a decimal comma, 12.50 and 1,234.50 are pounds and pence. */
const toDecimalPoint = (number, sign) => sign === "comma" && !/^\d[\d,']*\.\d{1,2}$/.test(number) ? number.replace(/[.,]/g, (found) => swappedSigns[found] ?? found) : number;
/**
* Parses an amount in pounds, with thousands separators, GBP or a pound sign, as pence. Blank is null; a
* dash, "nil" and other written zeros are 0. An ambiguous amount is refused rather than read as another.
* @param sign the decimal sign of a file; unknown, 12.500 is refused
*/
function parseMoney(text, sign) {
	const plain = sign === "comma" ? null : plainAmount.exec(text);
	if (plain?.[1]) return {
		ok: true,
		value: Number(plain[1].replaceAll(",", "")) * 100 + Number(plain[2] ?? 0)
	};
	if (/\p{No}/u.test(text)) return {
		ok: false,
		error: notAnAmount
	};
	const bare = text.normalize("NFKC").trim();
	if (bare === "") return {
		ok: true,
		value: null
	};
	if (isWrittenZero(bare)) return {
		ok: true,
		value: 0
	};
	const signless = normaliseAmount(bare.replace(/^\+ ?(?=[£\d])/, ""));
	if (creditStart.test(bare) || creditStart.test(signless) || /(?:-|−|CR)$/i.test(signless)) return {
		ok: false,
		error: /\d/.test(signless) ? negative : notAnAmount
	};
	const readings = sign ? [] : amountReadings(signless);
	if (readings.length > 0) return {
		ok: false,
		error: `Enter ${bare} as ${readings.map(formatMoney).join(" or ")}`
	};
	const number = toDecimalPoint(signless.replace(/[’‘´`]/g, "'"), sign);
	const match = /^([1-9]\d{0,2}(?:([, '_])\d{3})(?:\2\d{3})*|\d+)(?:\.(\d*))?$/.exec(number);
	if (!match?.[1]) return {
		ok: false,
		error: notAnAmount
	};
	const pounds = match[1].replace(/[, '_]/g, "");
	if (Number(pounds) > maxPounds) return {
		ok: false,
		error: tooLarge
	};
	const pence = toPence(pounds, match[3] ?? "");
	return pence === null ? {
		ok: false,
		error: notAnAmount
	} : {
		ok: true,
		value: pence
	};
}
/** `1234.50`, for spreadsheets and input fields. */
function plainMoney(pence) {
	const digits = String(Math.abs(pence)).padStart(3, "0");
	return `${pence < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
/** `£1,234.50`, with a real minus sign. */
function formatMoney(pence) {
	const [pounds = "0", rest] = plainMoney(Math.abs(pence)).split(".");
	return `${pence < 0 ? "−" : ""}£${groupThousands(pounds)}.${rest}`;
}
-(Math.pow(10, 8) * 24 * 60 * 60 * 1e3);
/**
* @constant
* @name millisecondsInWeek
* @summary Milliseconds in 1 week.
*/
const millisecondsInWeek = 6048e5;
/**
* @constant
* @name millisecondsInMinute
* @summary Milliseconds in 1 minute
*/
const millisecondsInMinute = 6e4;
/**
* @constant
* @name millisecondsInHour
* @summary Milliseconds in 1 hour
*/
const millisecondsInHour = 36e5;
/**
* @constant
* @name millisecondsInSecond
* @summary Milliseconds in 1 second
*/
const millisecondsInSecond = 1e3;
/**
* @constant
* @name constructFromSymbol
* @summary Symbol enabling Date extensions to inherit properties from the reference date.
*
* The symbol is used to enable the `constructFrom` function to construct a date
* using a reference date and a value. It allows to transfer extra properties
* from the reference date to the new date. It's useful for extensions like
* [`TZDate`](https://github.com/date-fns/tz) that accept a time zone as
* a constructor argument.
*/
const constructFromSymbol = Symbol.for("constructDateFrom");
// node_modules/date-fns/constructFrom.js
/**
* @name constructFrom
* @category Generic Helpers
* @summary Constructs a date using the reference date and the value
*
* @description
* The function constructs a new date using the constructor from the reference
* date and the given value. It helps to build generic functions that accept
* date extensions.
*
* It defaults to `Date` if the passed reference date is a number or a string.
*
* Starting from v3.7.0, it allows to construct a date using `[Symbol.for("constructDateFrom")]`
* enabling to transfer extra properties from the reference date to the new date.
* It's useful for extensions like [`TZDate`](https://github.com/date-fns/tz)
* that accept a time zone as a constructor argument.
*
* @typeParam DateType - The `Date` type, the function operates on. Gets inferred from passed arguments. Allows to use extensions like [`UTCDate`](https://github.com/date-fns/utc).
*
* @param date - The reference date to take constructor from
* @param value - The value to create the date
*
* @returns Date initialized using the given date and value
*
* @example
* import { constructFrom } from "./constructFrom/date-fns";
*
* // A function that clones a date preserving the original type
* function cloneDate<DateType extends Date>(date: DateType): DateType {
*   return constructFrom(
*     date, // Use constructor from the given date
*     date.getTime() // Use the date value to create a new date
*   );
* }
*/
function constructFrom(date, value) {
	if (typeof date === "function") return date(value);
	if (date && typeof date === "object" && constructFromSymbol in date) return date[constructFromSymbol](value);
	if (date instanceof Date) return new date.constructor(value);
	return new Date(value);
}
// node_modules/date-fns/toDate.js
/**
* @name toDate
* @category Common Helpers
* @summary Convert the given argument to an instance of Date.
*
* @description
* Convert the given argument to an instance of Date.
*
* If the argument is an instance of Date, the function returns its clone.
*
* If the argument is a number, it is treated as a timestamp.
*
* If the argument is none of the above, the function returns Invalid Date.
*
* Starting from v3.7.0, it clones a date using `[Symbol.for("constructDateFrom")]`
* enabling to transfer extra properties from the reference date to the new date.
* It's useful for extensions like [`TZDate`](https://github.com/date-fns/tz)
* that accept a time zone as a constructor argument.
*
* **Note**: *all* Date arguments passed to any *date-fns* function is processed by `toDate`.
*
* @typeParam DateType - The `Date` type, the function operates on. Gets inferred from passed arguments. Allows to use extensions like [`UTCDate`](https://github.com/date-fns/utc).
* @typeParam ResultDate - The result `Date` type, it is the type returned from the context function if it is passed, or inferred from the arguments.
*
* @param argument - The value to convert
*
* @returns The parsed date in the local time zone
*
* @example
* // Clone the date:
* const result = toDate(new Date(2014, 1, 11, 11, 30, 30))
* //=> Tue Feb 11 2014 11:30:30
*
* @example
* // Convert the timestamp to date:
* const result = toDate(1392098430000)
* //=> Tue Feb 11 2014 11:30:30
*/
function toDate(argument, context) {
	return constructFrom(context || argument, argument);
}
// node_modules/date-fns/addDays.js
/**
* The {@link addDays} function options.
*/
/**
* @name addDays
* @category Day Helpers
* @summary Add the specified number of days to the given date.
*
* @description
* Add the specified number of days to the given date.
*
* **You don't need date-fns\***:
*
* Temporal has a built-in `add` method on all its classes:
*
* - [`Temporal.Instant.prototype.add()`](https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/Temporal/Instant/add)
* - [`Temporal.PlainDate.prototype.add()`](https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/Temporal/PlainDate/add)
* - [`Temporal.PlainDateTime.prototype.add()`](https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/Temporal/PlainDateTime/add)
* - [`Temporal.PlainTime.prototype.add()`](https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/Temporal/PlainTime/add)
* - [`Temporal.PlainYearMonth.prototype.add()`](https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/Temporal/PlainYearMonth/add)
* - [`Temporal.ZonedDateTime.prototype.add()`](https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/Temporal/ZonedDateTime/add)
*
* \* **Not really**, see: https://date-fns.org/you-dont-need-date-fns
*
* @typeParam DateType - The `Date` type, the function operates on. Gets inferred from passed arguments. Allows to use extensions like [`UTCDate`](https://github.com/date-fns/utc).
* @typeParam ResultDate - The result `Date` type, it is the type returned from the context function if it is passed, or inferred from the arguments.
*
* @param date - The date to be changed
* @param amount - The amount of days to be added.
* @param options - An object with options
*
* @returns The new date with the days added
*
* @example
* // Add 10 days to 1 September 2014:
* const result = addDays(new Date(2014, 8, 1), 10)
* //=> Thu Sep 11 2014 00:00:00
*
* @example
* // Using Temporal:
* // Add 10 days to 1 September 2014:
* Temporal.PlainDate.from("2014-09-01").add({ days: 10 }).toString();
* //=> "2014-09-11"
*/
function addDays(date, amount, options) {
	const _date = toDate(date, options?.in);
	if (isNaN(amount)) return constructFrom(options?.in || date, NaN);
	if (!amount) return _date;
	_date.setDate(_date.getDate() + amount);
	return _date;
}
// node_modules/date-fns/_lib/defaultOptions.js
let defaultOptions = {};
function getDefaultOptions$1() {
	return defaultOptions;
}
// node_modules/date-fns/startOfWeek.js
/**
* The {@link startOfWeek} function options.
*/
/**
* @name startOfWeek
* @category Week Helpers
* @summary Return the start of a week for the given date.
*
* @description
* Return the start of a week for the given date.
* The result will be in the local timezone.
*
* @typeParam DateType - The `Date` type, the function operates on. Gets inferred from passed arguments. Allows to use extensions like [`UTCDate`](https://github.com/date-fns/utc).
* @typeParam ResultDate - The result `Date` type, it is the type returned from the context function if it is passed, or inferred from the arguments.
*
* @param date - The original date
* @param options - An object with options
*
* @returns The start of a week
*
* @example
* // The start of a week for 2 September 2014 11:55:00:
* const result = startOfWeek(new Date(2014, 8, 2, 11, 55, 0))
* //=> Sun Aug 31 2014 00:00:00
*
* @example
* // If the week starts on Monday, the start of the week for 2 September 2014 11:55:00:
* const result = startOfWeek(new Date(2014, 8, 2, 11, 55, 0), { weekStartsOn: 1 })
* //=> Mon Sep 01 2014 00:00:00
*/
function startOfWeek(date, options) {
	const defaultOptions = getDefaultOptions$1();
	const weekStartsOn = options?.weekStartsOn ?? options?.locale?.options?.weekStartsOn ?? defaultOptions.weekStartsOn ?? defaultOptions.locale?.options?.weekStartsOn ?? 0;
	const _date = toDate(date, options?.in);
	const day = _date.getDay();
	const diff = (day < weekStartsOn ? 7 : 0) + day - weekStartsOn;
	_date.setDate(_date.getDate() - diff);
	_date.setHours(0, 0, 0, 0);
	return _date;
}
// node_modules/date-fns/startOfISOWeek.js
/**
* The {@link startOfISOWeek} function options.
*/
/**
* @name startOfISOWeek
* @category ISO Week Helpers
* @summary Return the start of an ISO week for the given date.
*
* @description
* Return the start of an ISO week for the given date.
* The result will be in the local timezone.
*
* ISO week-numbering year: http://en.wikipedia.org/wiki/ISO_week_date
*
* @typeParam DateType - The `Date` type, the function operates on. Gets inferred from passed arguments. Allows to use extensions like [`UTCDate`](https://github.com/date-fns/utc).
* @typeParam ResultDate - The result `Date` type, it is the type returned from the context function if it is passed, or inferred from the arguments.
*
* @param date - The original date
* @param options - An object with options
*
* @returns The start of an ISO week
*
* @example
* // The start of an ISO week for 2 September 2014 11:55:00:
* const result = startOfISOWeek(new Date(2014, 8, 2, 11, 55, 0))
* //=> Mon Sep 01 2014 00:00:00
*/
function startOfISOWeek(date, options) {
	return startOfWeek(date, {
		...options,
		weekStartsOn: 1
	});
}
// node_modules/date-fns/getISOWeekYear.js
/**
* The {@link getISOWeekYear} function options.
*/
/**
* @name getISOWeekYear
* @category ISO Week-Numbering Year Helpers
* @summary Get the ISO week-numbering year of the given date.
*
* @description
* Get the ISO week-numbering year of the given date,
* which always starts 3 days before the year's first Thursday.
*
* ISO week-numbering year: http://en.wikipedia.org/wiki/ISO_week_date
*
* @param date - The given date
*
* @returns The ISO week-numbering year
*
* @example
* // Which ISO-week numbering year is 2 January 2005?
* const result = getISOWeekYear(new Date(2005, 0, 2))
* //=> 2004
*/
function getISOWeekYear(date, options) {
	const _date = toDate(date, options?.in);
	const year = _date.getFullYear();
	const fourthOfJanuaryOfNextYear = constructFrom(_date, 0);
	fourthOfJanuaryOfNextYear.setFullYear(year + 1, 0, 4);
	fourthOfJanuaryOfNextYear.setHours(0, 0, 0, 0);
	const startOfNextYear = startOfISOWeek(fourthOfJanuaryOfNextYear);
	const fourthOfJanuaryOfThisYear = constructFrom(_date, 0);
	fourthOfJanuaryOfThisYear.setFullYear(year, 0, 4);
	fourthOfJanuaryOfThisYear.setHours(0, 0, 0, 0);
	const startOfThisYear = startOfISOWeek(fourthOfJanuaryOfThisYear);
	if (_date.getTime() >= startOfNextYear.getTime()) return year + 1;
	else if (_date.getTime() >= startOfThisYear.getTime()) return year;
	else return year - 1;
}
// node_modules/date-fns/_lib/getTimezoneOffsetInMilliseconds.js
/**
* Google Chrome as of 67.0.3396.87 introduced timezones with offset that includes seconds.
* They usually appear for dates that denote time before the timezones were introduced
* (e.g. for 'Europe/Prague' timezone the offset is GMT+00:57:44 before 1 October 1891
* and GMT+01:00:00 after that date)
*
* Date#getTimezoneOffset returns the offset in minutes and would return 57 for the example above,
* which would lead to incorrect calculations.
*
* This function returns the timezone offset in milliseconds that takes seconds in account.
*/
function getTimezoneOffsetInMilliseconds(date) {
	const _date = toDate(date);
	const utcDate = new Date(Date.UTC(_date.getFullYear(), _date.getMonth(), _date.getDate(), _date.getHours(), _date.getMinutes(), _date.getSeconds(), _date.getMilliseconds()));
	utcDate.setUTCFullYear(_date.getFullYear());
	return +date - +utcDate;
}
// node_modules/date-fns/startOfISOWeekYear.js
/**
* The {@link startOfISOWeekYear} function options.
*/
/**
* @name startOfISOWeekYear
* @category ISO Week-Numbering Year Helpers
* @summary Return the start of an ISO week-numbering year for the given date.
*
* @description
* Return the start of an ISO week-numbering year,
* which always starts 3 days before the year's first Thursday.
* The result will be in the local timezone.
*
* ISO week-numbering year: http://en.wikipedia.org/wiki/ISO_week_date
*
* @typeParam DateType - The `Date` type, the function operates on. Gets inferred from passed arguments. Allows to use extensions like [`UTCDate`](https://github.com/date-fns/utc).
* @typeParam ResultDate - The result `Date` type, it is the type returned from the context function if it is passed, or inferred from the arguments.
*
* @param date - The original date
* @param options - An object with options
*
* @returns The start of an ISO week-numbering year
*
* @example
* // The start of an ISO week-numbering year for 2 July 2005:
* const result = startOfISOWeekYear(new Date(2005, 6, 2))
* //=> Mon Jan 03 2005 00:00:00
*/
function startOfISOWeekYear(date, options) {
	const year = getISOWeekYear(date, options);
	const fourthOfJanuary = constructFrom(options?.in || date, 0);
	fourthOfJanuary.setFullYear(year, 0, 4);
	fourthOfJanuary.setHours(0, 0, 0, 0);
	return startOfISOWeek(fourthOfJanuary);
}
// node_modules/date-fns/isDate.js
/**
* @name isDate
* @category Common Helpers
* @summary Is the given value a date?
*
* @description
* Returns true if the given value is an instance of Date. The function works for dates transferred across iframes.
*
* @param value - The value to check
*
* @returns True if the given value is a date
*
* @example
* // For a valid date:
* const result = isDate(new Date())
* //=> true
*
* @example
* // For an invalid date:
* const result = isDate(new Date(NaN))
* //=> true
*
* @example
* // For some value:
* const result = isDate('2014-02-31')
* //=> false
*
* @example
* // For an object:
* const result = isDate({})
* //=> false
*/
function isDate$1(value) {
	return value instanceof Date || typeof value === "object" && Object.prototype.toString.call(value) === "[object Date]";
}
// node_modules/date-fns/isValid.js
/**
* @name isValid
* @category Common Helpers
* @summary Is the given date valid?
*
* @description
* Returns false if argument is Invalid Date and true otherwise.
* Argument is converted to Date using `toDate`. See [toDate](https://date-fns.org/docs/toDate)
* Invalid Date is a Date, whose time value is NaN.
*
* Time value of Date: http://es5.github.io/#x15.9.1.1
*
* @param date - The date to check
*
* @returns The date is valid
*
* @example
* // For the valid date:
* const result = isValid(new Date(2014, 1, 31))
* //=> true
*
* @example
* // For the value, convertible into a date:
* const result = isValid(1393804800000)
* //=> true
*
* @example
* // For the invalid date:
* const result = isValid(new Date(''))
* //=> false
*/
function isValid(date) {
	return !(!isDate$1(date) && typeof date !== "number" || isNaN(+toDate(date)));
}
// node_modules/date-fns/locale/en-US/_lib/formatDistance.js
const formatDistanceLocale = {
	lessThanXSeconds: {
		one: "less than a second",
		other: "less than {{count}} seconds"
	},
	xSeconds: {
		one: "1 second",
		other: "{{count}} seconds"
	},
	halfAMinute: "half a minute",
	lessThanXMinutes: {
		one: "less than a minute",
		other: "less than {{count}} minutes"
	},
	xMinutes: {
		one: "1 minute",
		other: "{{count}} minutes"
	},
	aboutXHours: {
		one: "about 1 hour",
		other: "about {{count}} hours"
	},
	xHours: {
		one: "1 hour",
		other: "{{count}} hours"
	},
	xDays: {
		one: "1 day",
		other: "{{count}} days"
	},
	aboutXWeeks: {
		one: "about 1 week",
		other: "about {{count}} weeks"
	},
	xWeeks: {
		one: "1 week",
		other: "{{count}} weeks"
	},
	aboutXMonths: {
		one: "about 1 month",
		other: "about {{count}} months"
	},
	xMonths: {
		one: "1 month",
		other: "{{count}} months"
	},
	aboutXYears: {
		one: "about 1 year",
		other: "about {{count}} years"
	},
	xYears: {
		one: "1 year",
		other: "{{count}} years"
	},
	overXYears: {
		one: "over 1 year",
		other: "over {{count}} years"
	},
	almostXYears: {
		one: "almost 1 year",
		other: "almost {{count}} years"
	}
};
const formatDistance = (token, count, options) => {
	let result;
	const tokenValue = formatDistanceLocale[token];
	if (typeof tokenValue === "string") result = tokenValue;
	else if (count === 1) result = tokenValue.one;
	else result = tokenValue.other.replace("{{count}}", count.toString());
	if (options?.addSuffix) {
		if (options.comparison && options.comparison > 0) return "in " + result;
		else return result + " ago";
	}
	return result;
};
// node_modules/date-fns/locale/_lib/buildFormatLongFn.js
function buildFormatLongFn(args) {
	return (options = {}) => {
		const width = options.width ? String(options.width) : args.defaultWidth;
		return args.formats[width] || args.formats[args.defaultWidth];
	};
}
const formatLong = {
	date: buildFormatLongFn({
		formats: {
			full: "EEEE, MMMM do, y",
			long: "MMMM do, y",
			medium: "MMM d, y",
			short: "MM/dd/yyyy"
		},
		defaultWidth: "full"
	}),
	time: buildFormatLongFn({
		formats: {
			full: "h:mm:ss a zzzz",
			long: "h:mm:ss a z",
			medium: "h:mm:ss a",
			short: "h:mm a"
		},
		defaultWidth: "full"
	}),
	dateTime: buildFormatLongFn({
		formats: {
			full: "{{date}} 'at' {{time}}",
			long: "{{date}} 'at' {{time}}",
			medium: "{{date}}, {{time}}",
			short: "{{date}}, {{time}}"
		},
		defaultWidth: "full"
	})
};
// node_modules/date-fns/locale/en-US/_lib/formatRelative.js
const formatRelativeLocale = {
	lastWeek: "'last' eeee 'at' p",
	yesterday: "'yesterday at' p",
	today: "'today at' p",
	tomorrow: "'tomorrow at' p",
	nextWeek: "eeee 'at' p",
	other: "P"
};
const formatRelative = (token, _date, _baseDate, _options) => formatRelativeLocale[token];
// node_modules/date-fns/locale/_lib/buildLocalizeFn.js
/**
* The localize function argument callback which allows to convert raw value to
* the actual type.
*
* @param value - The value to convert
*
* @returns The converted value
*/
/**
* The map of localized values for each width.
*/
/**
* The index type of the locale unit value. It types conversion of units of
* values that don't start at 0 (i.e. quarters).
*/
/**
* Converts the unit value to the tuple of values.
*/
/**
* The tuple of localized era values. The first element represents BC,
* the second element represents AD.
*/
/**
* The tuple of localized quarter values. The first element represents Q1.
*/
/**
* The tuple of localized day values. The first element represents Sunday.
*/
/**
* The tuple of localized month values. The first element represents January.
*/
function buildLocalizeFn(args) {
	return (value, options) => {
		const context = options?.context ? String(options.context) : "standalone";
		let valuesArray;
		if (context === "formatting" && args.formattingValues) {
			const defaultWidth = args.defaultFormattingWidth || args.defaultWidth;
			const width = options?.width ? String(options.width) : defaultWidth;
			valuesArray = args.formattingValues[width] || args.formattingValues[defaultWidth];
		} else {
			const defaultWidth = args.defaultWidth;
			const width = options?.width ? String(options.width) : args.defaultWidth;
			valuesArray = args.values[width] || args.values[defaultWidth];
		}
		const index = args.argumentCallback ? args.argumentCallback(value) : value;
		return valuesArray[index];
	};
}
// node_modules/date-fns/locale/en-US/_lib/localize.js
const eraValues = {
	narrow: ["B", "A"],
	abbreviated: ["BC", "AD"],
	wide: ["Before Christ", "Anno Domini"]
};
const quarterValues = {
	narrow: [
		"1",
		"2",
		"3",
		"4"
	],
	abbreviated: [
		"Q1",
		"Q2",
		"Q3",
		"Q4"
	],
	wide: [
		"1st quarter",
		"2nd quarter",
		"3rd quarter",
		"4th quarter"
	]
};
const monthValues = {
	narrow: [
		"J",
		"F",
		"M",
		"A",
		"M",
		"J",
		"J",
		"A",
		"S",
		"O",
		"N",
		"D"
	],
	abbreviated: [
		"Jan",
		"Feb",
		"Mar",
		"Apr",
		"May",
		"Jun",
		"Jul",
		"Aug",
		"Sep",
		"Oct",
		"Nov",
		"Dec"
	],
	wide: [
		"January",
		"February",
		"March",
		"April",
		"May",
		"June",
		"July",
		"August",
		"September",
		"October",
		"November",
		"December"
	]
};
const dayValues = {
	narrow: [
		"S",
		"M",
		"T",
		"W",
		"T",
		"F",
		"S"
	],
	short: [
		"Su",
		"Mo",
		"Tu",
		"We",
		"Th",
		"Fr",
		"Sa"
	],
	abbreviated: [
		"Sun",
		"Mon",
		"Tue",
		"Wed",
		"Thu",
		"Fri",
		"Sat"
	],
	wide: [
		"Sunday",
		"Monday",
		"Tuesday",
		"Wednesday",
		"Thursday",
		"Friday",
		"Saturday"
	]
};
const dayPeriodValues = {
	narrow: {
		am: "a",
		pm: "p",
		midnight: "mi",
		noon: "n",
		morning: "morning",
		afternoon: "afternoon",
		evening: "evening",
		night: "night"
	},
	abbreviated: {
		am: "AM",
		pm: "PM",
		midnight: "midnight",
		noon: "noon",
		morning: "morning",
		afternoon: "afternoon",
		evening: "evening",
		night: "night"
	},
	wide: {
		am: "a.m.",
		pm: "p.m.",
		midnight: "midnight",
		noon: "noon",
		morning: "morning",
		afternoon: "afternoon",
		evening: "evening",
		night: "night"
	}
};
const formattingDayPeriodValues = {
	narrow: {
		am: "a",
		pm: "p",
		midnight: "mi",
		noon: "n",
		morning: "in the morning",
		afternoon: "in the afternoon",
		evening: "in the evening",
		night: "at night"
	},
	abbreviated: {
		am: "AM",
		pm: "PM",
		midnight: "midnight",
		noon: "noon",
		morning: "in the morning",
		afternoon: "in the afternoon",
		evening: "in the evening",
		night: "at night"
	},
	wide: {
		am: "a.m.",
		pm: "p.m.",
		midnight: "midnight",
		noon: "noon",
		morning: "in the morning",
		afternoon: "in the afternoon",
		evening: "in the evening",
		night: "at night"
	}
};
const ordinalNumber = (dirtyNumber, _options) => {
	const number = Number(dirtyNumber);
	const rem100 = number % 100;
	if (rem100 > 20 || rem100 < 10) switch (rem100 % 10) {
		case 1: return number + "st";
		case 2: return number + "nd";
		case 3: return number + "rd";
	}
	return number + "th";
};
const localize = {
	ordinalNumber,
	era: buildLocalizeFn({
		values: eraValues,
		defaultWidth: "wide"
	}),
	quarter: buildLocalizeFn({
		values: quarterValues,
		defaultWidth: "wide",
		argumentCallback: (quarter) => quarter - 1
	}),
	month: buildLocalizeFn({
		values: monthValues,
		defaultWidth: "wide"
	}),
	day: buildLocalizeFn({
		values: dayValues,
		defaultWidth: "wide"
	}),
	dayPeriod: buildLocalizeFn({
		values: dayPeriodValues,
		defaultWidth: "wide",
		formattingValues: formattingDayPeriodValues,
		defaultFormattingWidth: "wide"
	})
};
// node_modules/date-fns/locale/_lib/buildMatchFn.js
function buildMatchFn(args) {
	return (string, options = {}) => {
		const width = options.width;
		const matchPattern = width && args.matchPatterns[width] || args.matchPatterns[args.defaultMatchWidth];
		const matchResult = string.match(matchPattern);
		if (!matchResult) return null;
		const matchedString = matchResult[0];
		const parsePatterns = width && args.parsePatterns[width] || args.parsePatterns[args.defaultParseWidth];
		const key = Array.isArray(parsePatterns) ? findIndex(parsePatterns, (pattern) => pattern.test(matchedString)) : findKey(parsePatterns, (pattern) => pattern.test(matchedString));
		let value;
		value = args.valueCallback ? args.valueCallback(key) : key;
		value = options.valueCallback ? options.valueCallback(value) : value;
		const rest = string.slice(matchedString.length);
		return {
			value,
			rest
		};
	};
}
function findKey(object, predicate) {
	for (const key in object) if (Object.prototype.hasOwnProperty.call(object, key) && predicate(object[key])) return key;
}
function findIndex(array, predicate) {
	for (let key = 0; key < array.length; key++) if (predicate(array[key])) return key;
}
// node_modules/date-fns/locale/_lib/buildMatchPatternFn.js
function buildMatchPatternFn(args) {
	return (string, options = {}) => {
		const matchResult = string.match(args.matchPattern);
		if (!matchResult) return null;
		const matchedString = matchResult[0];
		const parseResult = string.match(args.parsePattern);
		if (!parseResult) return null;
		let value = args.valueCallback ? args.valueCallback(parseResult[0]) : parseResult[0];
		value = options.valueCallback ? options.valueCallback(value) : value;
		const rest = string.slice(matchedString.length);
		return {
			value,
			rest
		};
	};
}
// node_modules/date-fns/locale/en-US.js
/**
* @category Locales
* @summary English locale (United States).
* @language English
* @iso-639-2 eng
* @author Sasha Koss [@kossnocorp](https://github.com/kossnocorp)
* @author Lesha Koss [@leshakoss](https://github.com/leshakoss)
*/
const enUS = {
	code: "en-US",
	formatDistance,
	formatLong,
	formatRelative,
	localize,
	match: {
		ordinalNumber: buildMatchPatternFn({
			matchPattern: /^(\d+)(th|st|nd|rd)?/i,
			parsePattern: /\d+/i,
			valueCallback: (value) => parseInt(value, 10)
		}),
		era: buildMatchFn({
			matchPatterns: {
				narrow: /^(b|a)/i,
				abbreviated: /^(b\.?\s?c\.?|b\.?\s?c\.?\s?e\.?|a\.?\s?d\.?|c\.?\s?e\.?)/i,
				wide: /^(before christ|before common era|anno domini|common era)/i
			},
			defaultMatchWidth: "wide",
			parsePatterns: { any: [/^b/i, /^(a|c)/i] },
			defaultParseWidth: "any"
		}),
		quarter: buildMatchFn({
			matchPatterns: {
				narrow: /^[1234]/i,
				abbreviated: /^q[1234]/i,
				wide: /^[1234](th|st|nd|rd)? quarter/i
			},
			defaultMatchWidth: "wide",
			parsePatterns: { any: [
				/1/i,
				/2/i,
				/3/i,
				/4/i
			] },
			defaultParseWidth: "any",
			valueCallback: (index) => index + 1
		}),
		month: buildMatchFn({
			matchPatterns: {
				narrow: /^[jfmasond]/i,
				abbreviated: /^(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i,
				wide: /^(january|february|march|april|may|june|july|august|september|october|november|december)/i
			},
			defaultMatchWidth: "wide",
			parsePatterns: {
				narrow: [
					/^j/i,
					/^f/i,
					/^m/i,
					/^a/i,
					/^m/i,
					/^j/i,
					/^j/i,
					/^a/i,
					/^s/i,
					/^o/i,
					/^n/i,
					/^d/i
				],
				any: [
					/^ja/i,
					/^f/i,
					/^mar/i,
					/^ap/i,
					/^may/i,
					/^jun/i,
					/^jul/i,
					/^au/i,
					/^s/i,
					/^o/i,
					/^n/i,
					/^d/i
				]
			},
			defaultParseWidth: "any"
		}),
		day: buildMatchFn({
			matchPatterns: {
				narrow: /^[smtwf]/i,
				short: /^(su|mo|tu|we|th|fr|sa)/i,
				abbreviated: /^(sun|mon|tue|wed|thu|fri|sat)/i,
				wide: /^(sunday|monday|tuesday|wednesday|thursday|friday|saturday)/i
			},
			defaultMatchWidth: "wide",
			parsePatterns: {
				narrow: [
					/^s/i,
					/^m/i,
					/^t/i,
					/^w/i,
					/^t/i,
					/^f/i,
					/^s/i
				],
				any: [
					/^su/i,
					/^m/i,
					/^tu/i,
					/^w/i,
					/^th/i,
					/^f/i,
					/^sa/i
				]
			},
			defaultParseWidth: "any"
		}),
		dayPeriod: buildMatchFn({
			matchPatterns: {
				narrow: /^(a|p|mi|n|(in the|at) (morning|afternoon|evening|night))/i,
				any: /^([ap]\.?\s?m\.?|midnight|noon|(in the|at) (morning|afternoon|evening|night))/i
			},
			defaultMatchWidth: "any",
			parsePatterns: { any: {
				am: /^a/i,
				pm: /^p/i,
				midnight: /^mi/i,
				noon: /^no/i,
				morning: /morning/i,
				afternoon: /afternoon/i,
				evening: /evening/i,
				night: /night/i
			} },
			defaultParseWidth: "any"
		})
	},
	options: {
		weekStartsOn: 0,
		firstWeekContainsDate: 1
	}
};
// node_modules/date-fns/getISOWeek.js
/**
* The {@link getISOWeek} function options.
*/
/**
* @name getISOWeek
* @category ISO Week Helpers
* @summary Get the ISO week of the given date.
*
* @description
* Get the ISO week of the given date.
*
* ISO week-numbering year: http://en.wikipedia.org/wiki/ISO_week_date
*
* @param date - The given date
* @param options - The options
*
* @returns The ISO week
*
* @example
* // Which week of the ISO-week numbering year is 2 January 2005?
* const result = getISOWeek(new Date(2005, 0, 2))
* //=> 53
*/
function getISOWeek(date, options) {
	const _date = toDate(date, options?.in);
	const diff = +startOfISOWeek(_date) - +startOfISOWeekYear(_date);
	return Math.round(diff / millisecondsInWeek) + 1;
}
// node_modules/date-fns/getWeekYear.js
/**
* The {@link getWeekYear} function options.
*/
/**
* @name getWeekYear
* @category Week-Numbering Year Helpers
* @summary Get the local week-numbering year of the given date.
*
* @description
* Get the local week-numbering year of the given date.
* The exact calculation depends on the values of
* `options.weekStartsOn` (which is the index of the first day of the week)
* and `options.firstWeekContainsDate` (which is the day of January, which is always in
* the first week of the week-numbering year)
*
* Week numbering: https://en.wikipedia.org/wiki/Week#The_ISO_week_date_system
*
* @param date - The given date
* @param options - An object with options.
*
* @returns The local week-numbering year
*
* @example
* // Which week numbering year is 26 December 2004 with the default settings?
* const result = getWeekYear(new Date(2004, 11, 26))
* //=> 2005
*
* @example
* // Which week numbering year is 26 December 2004 if week starts on Saturday?
* const result = getWeekYear(new Date(2004, 11, 26), { weekStartsOn: 6 })
* //=> 2004
*
* @example
* // Which week numbering year is 26 December 2004 if the first week contains 4 January?
* const result = getWeekYear(new Date(2004, 11, 26), { firstWeekContainsDate: 4 })
* //=> 2004
*/
function getWeekYear(date, options) {
	const _date = toDate(date, options?.in);
	const year = _date.getFullYear();
	const defaultOptions = getDefaultOptions$1();
	const firstWeekContainsDate = options?.firstWeekContainsDate ?? options?.locale?.options?.firstWeekContainsDate ?? defaultOptions.firstWeekContainsDate ?? defaultOptions.locale?.options?.firstWeekContainsDate ?? 1;
	const firstWeekOfNextYear = constructFrom(options?.in || date, 0);
	firstWeekOfNextYear.setFullYear(year + 1, 0, firstWeekContainsDate);
	firstWeekOfNextYear.setHours(0, 0, 0, 0);
	const startOfNextYear = startOfWeek(firstWeekOfNextYear, options);
	const firstWeekOfThisYear = constructFrom(options?.in || date, 0);
	firstWeekOfThisYear.setFullYear(year, 0, firstWeekContainsDate);
	firstWeekOfThisYear.setHours(0, 0, 0, 0);
	const startOfThisYear = startOfWeek(firstWeekOfThisYear, options);
	if (+_date >= +startOfNextYear) return year + 1;
	else if (+_date >= +startOfThisYear) return year;
	else return year - 1;
}
// node_modules/date-fns/startOfWeekYear.js
/**
* The {@link startOfWeekYear} function options.
*/
/**
* @name startOfWeekYear
* @category Week-Numbering Year Helpers
* @summary Return the start of a local week-numbering year for the given date.
*
* @description
* Return the start of a local week-numbering year.
* The exact calculation depends on the values of
* `options.weekStartsOn` (which is the index of the first day of the week)
* and `options.firstWeekContainsDate` (which is the day of January, which is always in
* the first week of the week-numbering year)
*
* Week numbering: https://en.wikipedia.org/wiki/Week#The_ISO_week_date_system
*
* @typeParam DateType - The `Date` type, the function operates on. Gets inferred from passed arguments. Allows to use extensions like [`UTCDate`](https://github.com/date-fns/utc).
* @typeParam ResultDate - The result `Date` type.
*
* @param date - The original date
* @param options - An object with options
*
* @returns The start of a week-numbering year
*
* @example
* // The start of an a week-numbering year for 2 July 2005 with default settings:
* const result = startOfWeekYear(new Date(2005, 6, 2))
* //=> Sun Dec 26 2004 00:00:00
*
* @example
* // The start of a week-numbering year for 2 July 2005
* // if Monday is the first day of week
* // and 4 January is always in the first week of the year:
* const result = startOfWeekYear(new Date(2005, 6, 2), {
*   weekStartsOn: 1,
*   firstWeekContainsDate: 4
* })
* //=> Mon Jan 03 2005 00:00:00
*/
function startOfWeekYear(date, options) {
	const defaultOptions = getDefaultOptions$1();
	const firstWeekContainsDate = options?.firstWeekContainsDate ?? options?.locale?.options?.firstWeekContainsDate ?? defaultOptions.firstWeekContainsDate ?? defaultOptions.locale?.options?.firstWeekContainsDate ?? 1;
	const year = getWeekYear(date, options);
	const firstWeek = constructFrom(options?.in || date, 0);
	firstWeek.setFullYear(year, 0, firstWeekContainsDate);
	firstWeek.setHours(0, 0, 0, 0);
	return startOfWeek(firstWeek, options);
}
// node_modules/date-fns/getWeek.js
/**
* The {@link getWeek} function options.
*/
/**
* @name getWeek
* @category Week Helpers
* @summary Get the local week index of the given date.
*
* @description
* Get the local week index of the given date.
* The exact calculation depends on the values of
* `options.weekStartsOn` (which is the index of the first day of the week)
* and `options.firstWeekContainsDate` (which is the day of January, which is always in
* the first week of the week-numbering year)
*
* Week numbering: https://en.wikipedia.org/wiki/Week#The_ISO_week_date_system
*
* @param date - The given date
* @param options - An object with options
*
* @returns The week
*
* @example
* // Which week of the local week numbering year is 2 January 2005 with default options?
* const result = getWeek(new Date(2005, 0, 2))
* //=> 2
*
* @example
* // Which week of the local week numbering year is 2 January 2005,
* // if Monday is the first day of the week,
* // and the first week of the year always contains 4 January?
* const result = getWeek(new Date(2005, 0, 2), {
*   weekStartsOn: 1,
*   firstWeekContainsDate: 4
* })
* //=> 53
*/
function getWeek(date, options) {
	const _date = toDate(date, options?.in);
	const diff = +startOfWeek(_date, options) - +startOfWeekYear(_date, options);
	return Math.round(diff / millisecondsInWeek) + 1;
}
// node_modules/date-fns/_lib/addLeadingZeros.js
function addLeadingZeros(number, targetLength) {
	return (number < 0 ? "-" : "") + Math.abs(number).toString().padStart(targetLength, "0");
}
// node_modules/date-fns/_lib/format/lightFormatters.js
const lightFormatters = {
	y(date, token) {
		const signedYear = date.getFullYear();
		const year = signedYear > 0 ? signedYear : 1 - signedYear;
		return addLeadingZeros(token === "yy" ? year % 100 : year, token.length);
	},
	M(date, token) {
		const month = date.getMonth();
		return token === "M" ? String(month + 1) : addLeadingZeros(month + 1, 2);
	},
	d(date, token) {
		return addLeadingZeros(date.getDate(), token.length);
	},
	a(date, token) {
		const dayPeriodEnumValue = date.getHours() / 12 >= 1 ? "pm" : "am";
		switch (token) {
			case "a":
			case "aa": return dayPeriodEnumValue.toUpperCase();
			case "aaa": return dayPeriodEnumValue;
			case "aaaaa": return dayPeriodEnumValue[0];
			default: return dayPeriodEnumValue === "am" ? "a.m." : "p.m.";
		}
	},
	h(date, token) {
		return addLeadingZeros(date.getHours() % 12 || 12, token.length);
	},
	H(date, token) {
		return addLeadingZeros(date.getHours(), token.length);
	},
	m(date, token) {
		return addLeadingZeros(date.getMinutes(), token.length);
	},
	s(date, token) {
		return addLeadingZeros(date.getSeconds(), token.length);
	},
	S(date, token) {
		const numberOfDigits = token.length;
		const milliseconds = date.getMilliseconds();
		return addLeadingZeros(Math.trunc(milliseconds * Math.pow(10, numberOfDigits - 3)), token.length);
	}
};
// node_modules/date-fns/_lib/format/longFormatters.js
const dateLongFormatter = (pattern, formatLong) => {
	switch (pattern) {
		case "P": return formatLong.date({ width: "short" });
		case "PP": return formatLong.date({ width: "medium" });
		case "PPP": return formatLong.date({ width: "long" });
		default: return formatLong.date({ width: "full" });
	}
};
const timeLongFormatter = (pattern, formatLong) => {
	switch (pattern) {
		case "p": return formatLong.time({ width: "short" });
		case "pp": return formatLong.time({ width: "medium" });
		case "ppp": return formatLong.time({ width: "long" });
		default: return formatLong.time({ width: "full" });
	}
};
const dateTimeLongFormatter = (pattern, formatLong) => {
	const matchResult = pattern.match(/(P+)(p+)?/) || [];
	const datePattern = matchResult[1];
	const timePattern = matchResult[2];
	if (!timePattern) return dateLongFormatter(pattern, formatLong);
	let dateTimeFormat;
	switch (datePattern) {
		case "P":
			dateTimeFormat = formatLong.dateTime({ width: "short" });
			break;
		case "PP":
			dateTimeFormat = formatLong.dateTime({ width: "medium" });
			break;
		case "PPP":
			dateTimeFormat = formatLong.dateTime({ width: "long" });
			break;
		default: dateTimeFormat = formatLong.dateTime({ width: "full" });
	}
	return dateTimeFormat.replace("{{date}}", dateLongFormatter(datePattern, formatLong)).replace("{{time}}", timeLongFormatter(timePattern, formatLong));
};
const longFormatters = {
	p: timeLongFormatter,
	P: dateTimeLongFormatter
};
// node_modules/date-fns/_lib/protectedTokens.js
const dayOfYearTokenRE = /^D+$/;
const weekYearTokenRE = /^Y+$/;
const throwTokens = [
	"D",
	"DD",
	"YY",
	"YYYY"
];
function isProtectedDayOfYearToken(token) {
	return dayOfYearTokenRE.test(token);
}
function isProtectedWeekYearToken(token) {
	return weekYearTokenRE.test(token);
}
function warnOrThrowProtectedError(token, format, input) {
	const _message = message(token, format, input);
	console.warn(_message);
	if (throwTokens.includes(token)) throw new RangeError(_message);
}
function message(token, format, input) {
	const subject = token[0] === "Y" ? "years" : "days of the month";
	return `Use \`${token.toLowerCase()}\` instead of \`${token}\` (in \`${format}\`) for formatting ${subject} to the input \`${input}\`; see: https://github.com/date-fns/date-fns/blob/master/docs/unicodeTokens.md`;
}
// node_modules/date-fns/getDefaultOptions.js
/**
* @name getDefaultOptions
* @category Common Helpers
* @summary Get default options.
* @pure false
*
* @description
* Returns an object that contains defaults for
* `options.locale`, `options.weekStartsOn` and `options.firstWeekContainsDate`
* arguments for all functions.
*
* You can change these with [setDefaultOptions](https://date-fns.org/docs/setDefaultOptions).
*
* @returns The default options
*
* @example
* const result = getDefaultOptions()
* //=> {}
*
* @example
* setDefaultOptions({ weekStarsOn: 1, firstWeekContainsDate: 4 })
* const result = getDefaultOptions()
* //=> { weekStarsOn: 1, firstWeekContainsDate: 4 }
*/
function getDefaultOptions() {
	return Object.assign({}, getDefaultOptions$1());
}
// node_modules/date-fns/getISODay.js
/**
* The {@link getISODay} function options.
*/
/**
* @name getISODay
* @category Weekday Helpers
* @summary Get the day of the ISO week of the given date.
*
* @description
* Get the day of the ISO week of the given date,
* which is 7 for Sunday, 1 for Monday etc.
*
* ISO week-numbering year: http://en.wikipedia.org/wiki/ISO_week_date
*
* @param date - The given date
* @param options - An object with options
*
* @returns The day of ISO week
*
* @example
* // Which day of the ISO week is 26 February 2012?
* const result = getISODay(new Date(2012, 1, 26))
* //=> 7
*/
function getISODay(date, options) {
	const day = toDate(date, options?.in).getDay();
	return day === 0 ? 7 : day;
}
// node_modules/date-fns/transpose.js
/**
* @name transpose
* @category Generic Helpers
* @summary Transpose the date to the given constructor.
*
* @description
* The function transposes the date to the given constructor. It helps you
* to transpose the date in the system time zone to say `UTCDate` or any other
* date extension.
*
* @typeParam InputDate - The input `Date` type derived from the passed argument.
* @typeParam ResultDate - The result `Date` type derived from the passed constructor.
*
* @param date - The date to use values from
* @param constructor - The date constructor to use
*
* @returns Date transposed to the given constructor
*
* @example
* // Create July 10, 2022 00:00 in locale time zone
* const date = new Date(2022, 6, 10)
* //=> 'Sun Jul 10 2022 00:00:00 GMT+0800 (Singapore Standard Time)'
*
* @example
* // Transpose the date to July 10, 2022 00:00 in UTC
* transpose(date, UTCDate)
* //=> 'Sun Jul 10 2022 00:00:00 GMT+0000 (Coordinated Universal Time)'
*/
function transpose(date, constructor) {
	const date_ = isConstructor(constructor) ? new constructor(0) : constructFrom(constructor, 0);
	date_.setFullYear(date.getFullYear(), date.getMonth(), date.getDate());
	date_.setHours(date.getHours(), date.getMinutes(), date.getSeconds(), date.getMilliseconds());
	return date_;
}
function isConstructor(constructor) {
	return typeof constructor === "function" && constructor.prototype?.constructor === constructor;
}
// node_modules/date-fns/parse/_lib/Setter.js
const TIMEZONE_UNIT_PRIORITY = 10;
var Setter = class {
	subPriority = 0;
	validate(_utcDate, _options) {
		return true;
	}
};
var ValueSetter = class extends Setter {
	constructor(value, validateValue, setValue, priority, subPriority) {
		super();
		this.value = value;
		this.validateValue = validateValue;
		this.setValue = setValue;
		this.priority = priority;
		if (subPriority) this.subPriority = subPriority;
	}
	validate(date, options) {
		return this.validateValue(date, this.value, options);
	}
	set(date, flags, options) {
		return this.setValue(date, flags, this.value, options);
	}
};
var DateTimezoneSetter = class extends Setter {
	priority = TIMEZONE_UNIT_PRIORITY;
	subPriority = -1;
	constructor(context, reference) {
		super();
		this.context = context || ((date) => constructFrom(reference, date));
	}
	set(date, flags) {
		if (flags.timestampIsSet) return date;
		return constructFrom(date, transpose(date, this.context));
	}
};
// node_modules/date-fns/parse/_lib/Parser.js
var Parser = class {
	run(dateString, token, match, options) {
		const result = this.parse(dateString, token, match, options);
		if (!result) return null;
		return {
			setter: new ValueSetter(result.value, this.validate, this.set, this.priority, this.subPriority),
			rest: result.rest
		};
	}
	validate(_utcDate, _value, _options) {
		return true;
	}
};
// node_modules/date-fns/parse/_lib/parsers/EraParser.js
var EraParser = class extends Parser {
	priority = 140;
	parse(dateString, token, match) {
		switch (token) {
			case "G":
			case "GG":
			case "GGG": return match.era(dateString, { width: "abbreviated" }) || match.era(dateString, { width: "narrow" });
			case "GGGGG": return match.era(dateString, { width: "narrow" });
			default: return match.era(dateString, { width: "wide" }) || match.era(dateString, { width: "abbreviated" }) || match.era(dateString, { width: "narrow" });
		}
	}
	set(date, flags, value) {
		flags.era = value;
		date.setFullYear(value, 0, 1);
		date.setHours(0, 0, 0, 0);
		return date;
	}
	incompatibleTokens = [
		"R",
		"u",
		"t",
		"T"
	];
};
// node_modules/date-fns/parse/_lib/constants.js
const numericPatterns = {
	month: /^(1[0-2]|0?\d)/,
	date: /^(3[0-1]|[0-2]?\d)/,
	dayOfYear: /^(36[0-6]|3[0-5]\d|[0-2]?\d?\d)/,
	week: /^(5[0-3]|[0-4]?\d)/,
	hour23h: /^(2[0-3]|[0-1]?\d)/,
	hour24h: /^(2[0-4]|[0-1]?\d)/,
	hour11h: /^(1[0-1]|0?\d)/,
	hour12h: /^(1[0-2]|0?\d)/,
	minute: /^[0-5]?\d/,
	second: /^[0-5]?\d/,
	singleDigit: /^\d/,
	twoDigits: /^\d{1,2}/,
	threeDigits: /^\d{1,3}/,
	fourDigits: /^\d{1,4}/,
	anyDigitsSigned: /^-?\d+/,
	singleDigitSigned: /^-?\d/,
	twoDigitsSigned: /^-?\d{1,2}/,
	threeDigitsSigned: /^-?\d{1,3}/,
	fourDigitsSigned: /^-?\d{1,4}/
};
const timezonePatterns = {
	basicOptionalMinutes: /^([+-])(\d{2})(\d{2})?|Z/,
	basic: /^([+-])(\d{2})(\d{2})|Z/,
	basicOptionalSeconds: /^([+-])(\d{2})(\d{2})((\d{2}))?|Z/,
	extended: /^([+-])(\d{2}):(\d{2})|Z/,
	extendedOptionalSeconds: /^([+-])(\d{2}):(\d{2})(:(\d{2}))?|Z/
};
// node_modules/date-fns/parse/_lib/utils.js
function mapValue(parseFnResult, mapFn) {
	if (!parseFnResult) return parseFnResult;
	return {
		value: mapFn(parseFnResult.value),
		rest: parseFnResult.rest
	};
}
function parseNumericPattern(pattern, dateString) {
	const matchResult = dateString.match(pattern);
	if (!matchResult) return null;
	return {
		value: parseInt(matchResult[0], 10),
		rest: dateString.slice(matchResult[0].length)
	};
}
function parseTimezonePattern(pattern, dateString) {
	const matchResult = dateString.match(pattern);
	if (!matchResult) return null;
	if (matchResult[0] === "Z") return {
		value: 0,
		rest: dateString.slice(1)
	};
	const sign = matchResult[1] === "+" ? 1 : -1;
	const hours = matchResult[2] ? parseInt(matchResult[2], 10) : 0;
	const minutes = matchResult[3] ? parseInt(matchResult[3], 10) : 0;
	const seconds = matchResult[5] ? parseInt(matchResult[5], 10) : 0;
	return {
		value: sign * (hours * millisecondsInHour + minutes * millisecondsInMinute + seconds * millisecondsInSecond),
		rest: dateString.slice(matchResult[0].length)
	};
}
function parseAnyDigitsSigned(dateString) {
	return parseNumericPattern(numericPatterns.anyDigitsSigned, dateString);
}
function parseNDigits(n, dateString) {
	switch (n) {
		case 1: return parseNumericPattern(numericPatterns.singleDigit, dateString);
		case 2: return parseNumericPattern(numericPatterns.twoDigits, dateString);
		case 3: return parseNumericPattern(numericPatterns.threeDigits, dateString);
		case 4: return parseNumericPattern(numericPatterns.fourDigits, dateString);
		default: return parseNumericPattern(new RegExp("^\\d{1," + n + "}"), dateString);
	}
}
function parseNDigitsSigned(n, dateString) {
	switch (n) {
		case 1: return parseNumericPattern(numericPatterns.singleDigitSigned, dateString);
		case 2: return parseNumericPattern(numericPatterns.twoDigitsSigned, dateString);
		case 3: return parseNumericPattern(numericPatterns.threeDigitsSigned, dateString);
		case 4: return parseNumericPattern(numericPatterns.fourDigitsSigned, dateString);
		default: return parseNumericPattern(new RegExp("^-?\\d{1," + n + "}"), dateString);
	}
}
function dayPeriodEnumToHours(dayPeriod) {
	switch (dayPeriod) {
		case "morning": return 4;
		case "evening": return 17;
		case "pm":
		case "noon":
		case "afternoon": return 12;
		default: return 0;
	}
}
function normalizeTwoDigitYear(twoDigitYear, currentYear) {
	const isCommonEra = currentYear > 0;
	const absCurrentYear = isCommonEra ? currentYear : 1 - currentYear;
	let result;
	if (absCurrentYear <= 50) result = twoDigitYear || 100;
	else {
		const rangeEnd = absCurrentYear + 50;
		const rangeEndCentury = Math.trunc(rangeEnd / 100) * 100;
		const isPreviousCentury = twoDigitYear >= rangeEnd % 100;
		result = twoDigitYear + rangeEndCentury - (isPreviousCentury ? 100 : 0);
	}
	return isCommonEra ? result : 1 - result;
}
function isLeapYearIndex$1(year) {
	return year % 400 === 0 || year % 4 === 0 && year % 100 !== 0;
}
// node_modules/date-fns/parse/_lib/parsers/YearParser.js
var YearParser = class extends Parser {
	priority = 130;
	incompatibleTokens = [
		"Y",
		"R",
		"u",
		"w",
		"I",
		"i",
		"e",
		"c",
		"t",
		"T"
	];
	parse(dateString, token, match) {
		const valueCallback = (year) => ({
			year,
			isTwoDigitYear: token === "yy"
		});
		switch (token) {
			case "y": return mapValue(parseNDigits(4, dateString), valueCallback);
			case "yo": return mapValue(match.ordinalNumber(dateString, { unit: "year" }), valueCallback);
			default: return mapValue(parseNDigits(token.length, dateString), valueCallback);
		}
	}
	validate(_date, value) {
		return value.isTwoDigitYear || value.year > 0;
	}
	set(date, flags, value) {
		const currentYear = date.getFullYear();
		if (value.isTwoDigitYear) {
			const normalizedTwoDigitYear = normalizeTwoDigitYear(value.year, currentYear);
			date.setFullYear(normalizedTwoDigitYear, 0, 1);
			date.setHours(0, 0, 0, 0);
			return date;
		}
		const year = !("era" in flags) || flags.era === 1 ? value.year : 1 - value.year;
		date.setFullYear(year, 0, 1);
		date.setHours(0, 0, 0, 0);
		return date;
	}
};
// node_modules/date-fns/parse/_lib/parsers/LocalWeekYearParser.js
var LocalWeekYearParser = class extends Parser {
	priority = 130;
	parse(dateString, token, match) {
		const valueCallback = (year) => ({
			year,
			isTwoDigitYear: token === "YY"
		});
		switch (token) {
			case "Y": return mapValue(parseNDigits(4, dateString), valueCallback);
			case "Yo": return mapValue(match.ordinalNumber(dateString, { unit: "year" }), valueCallback);
			default: return mapValue(parseNDigits(token.length, dateString), valueCallback);
		}
	}
	validate(_date, value) {
		return value.isTwoDigitYear || value.year > 0;
	}
	set(date, flags, value, options) {
		const currentYear = getWeekYear(date, options);
		if (value.isTwoDigitYear) {
			const normalizedTwoDigitYear = normalizeTwoDigitYear(value.year, currentYear);
			date.setFullYear(normalizedTwoDigitYear, 0, options.firstWeekContainsDate);
			date.setHours(0, 0, 0, 0);
			return startOfWeek(date, options);
		}
		const year = !("era" in flags) || flags.era === 1 ? value.year : 1 - value.year;
		date.setFullYear(year, 0, options.firstWeekContainsDate);
		date.setHours(0, 0, 0, 0);
		return startOfWeek(date, options);
	}
	incompatibleTokens = [
		"y",
		"R",
		"u",
		"Q",
		"q",
		"M",
		"L",
		"I",
		"d",
		"D",
		"i",
		"t",
		"T"
	];
};
// node_modules/date-fns/parse/_lib/parsers/ISOWeekYearParser.js
var ISOWeekYearParser = class extends Parser {
	priority = 130;
	parse(dateString, token) {
		if (token === "R") return parseNDigitsSigned(4, dateString);
		return parseNDigitsSigned(token.length, dateString);
	}
	set(date, _flags, value) {
		const firstWeekOfYear = constructFrom(date, 0);
		firstWeekOfYear.setFullYear(value, 0, 4);
		firstWeekOfYear.setHours(0, 0, 0, 0);
		return startOfISOWeek(firstWeekOfYear);
	}
	incompatibleTokens = [
		"G",
		"y",
		"Y",
		"u",
		"Q",
		"q",
		"M",
		"L",
		"w",
		"d",
		"D",
		"e",
		"c",
		"t",
		"T"
	];
};
// node_modules/date-fns/parse/_lib/parsers/ExtendedYearParser.js
var ExtendedYearParser = class extends Parser {
	priority = 130;
	parse(dateString, token) {
		if (token === "u") return parseNDigitsSigned(4, dateString);
		return parseNDigitsSigned(token.length, dateString);
	}
	set(date, _flags, value) {
		date.setFullYear(value, 0, 1);
		date.setHours(0, 0, 0, 0);
		return date;
	}
	incompatibleTokens = [
		"G",
		"y",
		"Y",
		"R",
		"w",
		"I",
		"i",
		"e",
		"c",
		"t",
		"T"
	];
};
// node_modules/date-fns/parse/_lib/parsers/QuarterParser.js
var QuarterParser = class extends Parser {
	priority = 120;
	parse(dateString, token, match) {
		switch (token) {
			case "Q":
			case "QQ": return parseNDigits(token.length, dateString);
			case "Qo": return match.ordinalNumber(dateString, { unit: "quarter" });
			case "QQQ": return match.quarter(dateString, {
				width: "abbreviated",
				context: "formatting"
			}) || match.quarter(dateString, {
				width: "narrow",
				context: "formatting"
			});
			case "QQQQQ": return match.quarter(dateString, {
				width: "narrow",
				context: "formatting"
			});
			default: return match.quarter(dateString, {
				width: "wide",
				context: "formatting"
			}) || match.quarter(dateString, {
				width: "abbreviated",
				context: "formatting"
			}) || match.quarter(dateString, {
				width: "narrow",
				context: "formatting"
			});
		}
	}
	validate(_date, value) {
		return value >= 1 && value <= 4;
	}
	set(date, _flags, value) {
		date.setMonth((value - 1) * 3, 1);
		date.setHours(0, 0, 0, 0);
		return date;
	}
	incompatibleTokens = [
		"Y",
		"R",
		"q",
		"M",
		"L",
		"w",
		"I",
		"d",
		"D",
		"i",
		"e",
		"c",
		"t",
		"T"
	];
};
// node_modules/date-fns/parse/_lib/parsers/StandAloneQuarterParser.js
var StandAloneQuarterParser = class extends Parser {
	priority = 120;
	parse(dateString, token, match) {
		switch (token) {
			case "q":
			case "qq": return parseNDigits(token.length, dateString);
			case "qo": return match.ordinalNumber(dateString, { unit: "quarter" });
			case "qqq": return match.quarter(dateString, {
				width: "abbreviated",
				context: "standalone"
			}) || match.quarter(dateString, {
				width: "narrow",
				context: "standalone"
			});
			case "qqqqq": return match.quarter(dateString, {
				width: "narrow",
				context: "standalone"
			});
			default: return match.quarter(dateString, {
				width: "wide",
				context: "standalone"
			}) || match.quarter(dateString, {
				width: "abbreviated",
				context: "standalone"
			}) || match.quarter(dateString, {
				width: "narrow",
				context: "standalone"
			});
		}
	}
	validate(_date, value) {
		return value >= 1 && value <= 4;
	}
	set(date, _flags, value) {
		date.setMonth((value - 1) * 3, 1);
		date.setHours(0, 0, 0, 0);
		return date;
	}
	incompatibleTokens = [
		"Y",
		"R",
		"Q",
		"M",
		"L",
		"w",
		"I",
		"d",
		"D",
		"i",
		"e",
		"c",
		"t",
		"T"
	];
};
// node_modules/date-fns/parse/_lib/parsers/MonthParser.js
var MonthParser = class extends Parser {
	incompatibleTokens = [
		"Y",
		"R",
		"q",
		"Q",
		"L",
		"w",
		"I",
		"D",
		"i",
		"e",
		"c",
		"t",
		"T"
	];
	priority = 110;
	parse(dateString, token, match) {
		const valueCallback = (value) => value - 1;
		switch (token) {
			case "M": return mapValue(parseNumericPattern(numericPatterns.month, dateString), valueCallback);
			case "MM": return mapValue(parseNDigits(2, dateString), valueCallback);
			case "Mo": return mapValue(match.ordinalNumber(dateString, { unit: "month" }), valueCallback);
			case "MMM": return match.month(dateString, {
				width: "abbreviated",
				context: "formatting"
			}) || match.month(dateString, {
				width: "narrow",
				context: "formatting"
			});
			case "MMMMM": return match.month(dateString, {
				width: "narrow",
				context: "formatting"
			});
			default: return match.month(dateString, {
				width: "wide",
				context: "formatting"
			}) || match.month(dateString, {
				width: "abbreviated",
				context: "formatting"
			}) || match.month(dateString, {
				width: "narrow",
				context: "formatting"
			});
		}
	}
	validate(_date, value) {
		return value >= 0 && value <= 11;
	}
	set(date, _flags, value) {
		date.setMonth(value, 1);
		date.setHours(0, 0, 0, 0);
		return date;
	}
};
// node_modules/date-fns/parse/_lib/parsers/StandAloneMonthParser.js
var StandAloneMonthParser = class extends Parser {
	priority = 110;
	parse(dateString, token, match) {
		const valueCallback = (value) => value - 1;
		switch (token) {
			case "L": return mapValue(parseNumericPattern(numericPatterns.month, dateString), valueCallback);
			case "LL": return mapValue(parseNDigits(2, dateString), valueCallback);
			case "Lo": return mapValue(match.ordinalNumber(dateString, { unit: "month" }), valueCallback);
			case "LLL": return match.month(dateString, {
				width: "abbreviated",
				context: "standalone"
			}) || match.month(dateString, {
				width: "narrow",
				context: "standalone"
			});
			case "LLLLL": return match.month(dateString, {
				width: "narrow",
				context: "standalone"
			});
			default: return match.month(dateString, {
				width: "wide",
				context: "standalone"
			}) || match.month(dateString, {
				width: "abbreviated",
				context: "standalone"
			}) || match.month(dateString, {
				width: "narrow",
				context: "standalone"
			});
		}
	}
	validate(_date, value) {
		return value >= 0 && value <= 11;
	}
	set(date, _flags, value) {
		date.setMonth(value, 1);
		date.setHours(0, 0, 0, 0);
		return date;
	}
	incompatibleTokens = [
		"Y",
		"R",
		"q",
		"Q",
		"M",
		"w",
		"I",
		"D",
		"i",
		"e",
		"c",
		"t",
		"T"
	];
};
// node_modules/date-fns/setWeek.js
/**
* The {@link setWeek} function options.
*/
/**
* @name setWeek
* @category Week Helpers
* @summary Set the local week to the given date.
*
* @description
* Set the local week to the given date, saving the weekday number.
* The exact calculation depends on the values of
* `options.weekStartsOn` (which is the index of the first day of the week)
* and `options.firstWeekContainsDate` (which is the day of January, which is always in
* the first week of the week-numbering year)
*
* Week numbering: https://en.wikipedia.org/wiki/Week#The_ISO_week_date_system
*
* @typeParam DateType - The `Date` type, the function operates on. Gets inferred from passed arguments. Allows to use extensions like [`UTCDate`](https://github.com/date-fns/utc).
* @typeParam ResultDate - The result `Date` type, it is the type returned from the context function if it is passed, or inferred from the arguments.
*
* @param date - The date to be changed
* @param week - The week of the new date
* @param options - An object with options
*
* @returns The new date with the local week set
*
* @example
* // Set the 1st week to 2 January 2005 with default options:
* const result = setWeek(new Date(2005, 0, 2), 1)
* //=> Sun Dec 26 2004 00:00:00
*
* @example
* // Set the 1st week to 2 January 2005,
* // if Monday is the first day of the week,
* // and the first week of the year always contains 4 January:
* const result = setWeek(new Date(2005, 0, 2), 1, {
*   weekStartsOn: 1,
*   firstWeekContainsDate: 4
* })
* //=> Sun Jan 4 2004 00:00:00
*/
function setWeek(date, week, options) {
	const date_ = toDate(date, options?.in);
	const diff = getWeek(date_, options) - week;
	date_.setDate(date_.getDate() - diff * 7);
	return toDate(date_, options?.in);
}
// node_modules/date-fns/parse/_lib/parsers/LocalWeekParser.js
var LocalWeekParser = class extends Parser {
	priority = 100;
	parse(dateString, token, match) {
		switch (token) {
			case "w": return parseNumericPattern(numericPatterns.week, dateString);
			case "wo": return match.ordinalNumber(dateString, { unit: "week" });
			default: return parseNDigits(token.length, dateString);
		}
	}
	validate(_date, value) {
		return value >= 1 && value <= 53;
	}
	set(date, _flags, value, options) {
		return startOfWeek(setWeek(date, value, options), options);
	}
	incompatibleTokens = [
		"y",
		"R",
		"u",
		"q",
		"Q",
		"M",
		"L",
		"I",
		"d",
		"D",
		"i",
		"t",
		"T"
	];
};
// node_modules/date-fns/setISOWeek.js
/**
* The {@link setISOWeek} function options.
*/
/**
* @name setISOWeek
* @category ISO Week Helpers
* @summary Set the ISO week to the given date.
*
* @description
* Set the ISO week to the given date, saving the weekday number.
*
* ISO week-numbering year: http://en.wikipedia.org/wiki/ISO_week_date
*
* @typeParam DateType - The `Date` type, the function operates on. Gets inferred from passed arguments. Allows to use extensions like [`UTCDate`](https://github.com/date-fns/utc).
* @typeParam ResultDate - The `Date` type of the context function.
*
* @param date - The date to be changed
* @param week - The ISO week of the new date
* @param options - An object with options
*
* @returns The new date with the ISO week set
*
* @example
* // Set the 53rd ISO week to 7 August 2004:
* const result = setISOWeek(new Date(2004, 7, 7), 53)
* //=> Sat Jan 01 2005 00:00:00
*/
function setISOWeek(date, week, options) {
	const _date = toDate(date, options?.in);
	const diff = getISOWeek(_date, options) - week;
	_date.setDate(_date.getDate() - diff * 7);
	return _date;
}
// node_modules/date-fns/parse/_lib/parsers/ISOWeekParser.js
var ISOWeekParser = class extends Parser {
	priority = 100;
	parse(dateString, token, match) {
		switch (token) {
			case "I": return parseNumericPattern(numericPatterns.week, dateString);
			case "Io": return match.ordinalNumber(dateString, { unit: "week" });
			default: return parseNDigits(token.length, dateString);
		}
	}
	validate(_date, value) {
		return value >= 1 && value <= 53;
	}
	set(date, _flags, value) {
		return startOfISOWeek(setISOWeek(date, value));
	}
	incompatibleTokens = [
		"y",
		"Y",
		"u",
		"q",
		"Q",
		"M",
		"L",
		"w",
		"d",
		"D",
		"e",
		"c",
		"t",
		"T"
	];
};
// node_modules/date-fns/parse/_lib/parsers/DateParser.js
const DAYS_IN_MONTH = [
	31,
	28,
	31,
	30,
	31,
	30,
	31,
	31,
	30,
	31,
	30,
	31
];
const DAYS_IN_MONTH_LEAP_YEAR = [
	31,
	29,
	31,
	30,
	31,
	30,
	31,
	31,
	30,
	31,
	30,
	31
];
var DateParser = class extends Parser {
	priority = 90;
	subPriority = 1;
	parse(dateString, token, match) {
		switch (token) {
			case "d": return parseNumericPattern(numericPatterns.date, dateString);
			case "do": return match.ordinalNumber(dateString, { unit: "date" });
			default: return parseNDigits(token.length, dateString);
		}
	}
	validate(date, value) {
		const isLeapYear = isLeapYearIndex$1(date.getFullYear());
		const month = date.getMonth();
		if (isLeapYear) return value >= 1 && value <= DAYS_IN_MONTH_LEAP_YEAR[month];
		else return value >= 1 && value <= DAYS_IN_MONTH[month];
	}
	set(date, _flags, value) {
		date.setDate(value);
		date.setHours(0, 0, 0, 0);
		return date;
	}
	incompatibleTokens = [
		"Y",
		"R",
		"q",
		"Q",
		"w",
		"I",
		"D",
		"i",
		"e",
		"c",
		"t",
		"T"
	];
};
// node_modules/date-fns/parse/_lib/parsers/DayOfYearParser.js
var DayOfYearParser = class extends Parser {
	priority = 90;
	subpriority = 1;
	parse(dateString, token, match) {
		switch (token) {
			case "D":
			case "DD": return parseNumericPattern(numericPatterns.dayOfYear, dateString);
			case "Do": return match.ordinalNumber(dateString, { unit: "date" });
			default: return parseNDigits(token.length, dateString);
		}
	}
	validate(date, value) {
		if (isLeapYearIndex$1(date.getFullYear())) return value >= 1 && value <= 366;
		else return value >= 1 && value <= 365;
	}
	set(date, _flags, value) {
		date.setMonth(0, value);
		date.setHours(0, 0, 0, 0);
		return date;
	}
	incompatibleTokens = [
		"Y",
		"R",
		"q",
		"Q",
		"M",
		"L",
		"w",
		"I",
		"d",
		"E",
		"i",
		"e",
		"c",
		"t",
		"T"
	];
};
// node_modules/date-fns/setDay.js
/**
* The {@link setDay} function options.
*/
/**
* @name setDay
* @category Weekday Helpers
* @summary Set the day of the week to the given date.
*
* @description
* Set the day of the week to the given date.
*
* @typeParam DateType - The `Date` type, the function operates on. Gets inferred from passed arguments. Allows to use extensions like [`UTCDate`](https://github.com/date-fns/utc).
* @typeParam ResultDate - The result `Date` type, it is the type returned from the context function if it is passed, or inferred from the arguments.
*
* @param date - The date to be changed
* @param day - The day of the week of the new date
* @param options - An object with options.
*
* @returns The new date with the day of the week set
*
* @example
* // Set week day to Sunday, with the default weekStartsOn of Sunday:
* const result = setDay(new Date(2014, 8, 1), 0)
* //=> Sun Aug 31 2014 00:00:00
*
* @example
* // Set week day to Sunday, with a weekStartsOn of Monday:
* const result = setDay(new Date(2014, 8, 1), 0, { weekStartsOn: 1 })
* //=> Sun Sep 07 2014 00:00:00
*/
function setDay(date, day, options) {
	const defaultOptions = getDefaultOptions$1();
	const weekStartsOn = options?.weekStartsOn ?? options?.locale?.options?.weekStartsOn ?? defaultOptions.weekStartsOn ?? defaultOptions.locale?.options?.weekStartsOn ?? 0;
	const date_ = toDate(date, options?.in);
	const currentDay = date_.getDay();
	const dayIndex = (day % 7 + 7) % 7;
	const delta = 7 - weekStartsOn;
	return addDays(date_, day < 0 || day > 6 ? day - (currentDay + delta) % 7 : (dayIndex + delta) % 7 - (currentDay + delta) % 7, options);
}
// node_modules/date-fns/parse/_lib/parsers/DayParser.js
var DayParser = class extends Parser {
	priority = 90;
	parse(dateString, token, match) {
		switch (token) {
			case "E":
			case "EE":
			case "EEE": return match.day(dateString, {
				width: "abbreviated",
				context: "formatting"
			}) || match.day(dateString, {
				width: "short",
				context: "formatting"
			}) || match.day(dateString, {
				width: "narrow",
				context: "formatting"
			});
			case "EEEEE": return match.day(dateString, {
				width: "narrow",
				context: "formatting"
			});
			case "EEEEEE": return match.day(dateString, {
				width: "short",
				context: "formatting"
			}) || match.day(dateString, {
				width: "narrow",
				context: "formatting"
			});
			default: return match.day(dateString, {
				width: "wide",
				context: "formatting"
			}) || match.day(dateString, {
				width: "abbreviated",
				context: "formatting"
			}) || match.day(dateString, {
				width: "short",
				context: "formatting"
			}) || match.day(dateString, {
				width: "narrow",
				context: "formatting"
			});
		}
	}
	validate(_date, value) {
		return value >= 0 && value <= 6;
	}
	set(date, _flags, value, options) {
		date = setDay(date, value, options);
		date.setHours(0, 0, 0, 0);
		return date;
	}
	incompatibleTokens = [
		"D",
		"i",
		"e",
		"c",
		"t",
		"T"
	];
};
// node_modules/date-fns/parse/_lib/parsers/LocalDayParser.js
var LocalDayParser = class extends Parser {
	priority = 90;
	parse(dateString, token, match, options) {
		const valueCallback = (value) => {
			const wholeWeekDays = Math.floor((value - 1) / 7) * 7;
			return (value + options.weekStartsOn + 6) % 7 + wholeWeekDays;
		};
		switch (token) {
			case "e":
			case "ee": return mapValue(parseNDigits(token.length, dateString), valueCallback);
			case "eo": return mapValue(match.ordinalNumber(dateString, { unit: "day" }), valueCallback);
			case "eee": return match.day(dateString, {
				width: "abbreviated",
				context: "formatting"
			}) || match.day(dateString, {
				width: "short",
				context: "formatting"
			}) || match.day(dateString, {
				width: "narrow",
				context: "formatting"
			});
			case "eeeee": return match.day(dateString, {
				width: "narrow",
				context: "formatting"
			});
			case "eeeeee": return match.day(dateString, {
				width: "short",
				context: "formatting"
			}) || match.day(dateString, {
				width: "narrow",
				context: "formatting"
			});
			default: return match.day(dateString, {
				width: "wide",
				context: "formatting"
			}) || match.day(dateString, {
				width: "abbreviated",
				context: "formatting"
			}) || match.day(dateString, {
				width: "short",
				context: "formatting"
			}) || match.day(dateString, {
				width: "narrow",
				context: "formatting"
			});
		}
	}
	validate(_date, value) {
		return value >= 0 && value <= 6;
	}
	set(date, _flags, value, options) {
		date = setDay(date, value, options);
		date.setHours(0, 0, 0, 0);
		return date;
	}
	incompatibleTokens = [
		"y",
		"R",
		"u",
		"q",
		"Q",
		"M",
		"L",
		"I",
		"d",
		"D",
		"E",
		"i",
		"c",
		"t",
		"T"
	];
};
// node_modules/date-fns/parse/_lib/parsers/StandAloneLocalDayParser.js
var StandAloneLocalDayParser = class extends Parser {
	priority = 90;
	parse(dateString, token, match, options) {
		const valueCallback = (value) => {
			const wholeWeekDays = Math.floor((value - 1) / 7) * 7;
			return (value + options.weekStartsOn + 6) % 7 + wholeWeekDays;
		};
		switch (token) {
			case "c":
			case "cc": return mapValue(parseNDigits(token.length, dateString), valueCallback);
			case "co": return mapValue(match.ordinalNumber(dateString, { unit: "day" }), valueCallback);
			case "ccc": return match.day(dateString, {
				width: "abbreviated",
				context: "standalone"
			}) || match.day(dateString, {
				width: "short",
				context: "standalone"
			}) || match.day(dateString, {
				width: "narrow",
				context: "standalone"
			});
			case "ccccc": return match.day(dateString, {
				width: "narrow",
				context: "standalone"
			});
			case "cccccc": return match.day(dateString, {
				width: "short",
				context: "standalone"
			}) || match.day(dateString, {
				width: "narrow",
				context: "standalone"
			});
			default: return match.day(dateString, {
				width: "wide",
				context: "standalone"
			}) || match.day(dateString, {
				width: "abbreviated",
				context: "standalone"
			}) || match.day(dateString, {
				width: "short",
				context: "standalone"
			}) || match.day(dateString, {
				width: "narrow",
				context: "standalone"
			});
		}
	}
	validate(_date, value) {
		return value >= 0 && value <= 6;
	}
	set(date, _flags, value, options) {
		date = setDay(date, value, options);
		date.setHours(0, 0, 0, 0);
		return date;
	}
	incompatibleTokens = [
		"y",
		"R",
		"u",
		"q",
		"Q",
		"M",
		"L",
		"I",
		"d",
		"D",
		"E",
		"i",
		"e",
		"t",
		"T"
	];
};
// node_modules/date-fns/setISODay.js
/**
* The {@link setISODay} function options.
*/
/**
* @name setISODay
* @category Weekday Helpers
* @summary Set the day of the ISO week to the given date.
*
* @description
* Set the day of the ISO week to the given date.
* ISO week starts with Monday.
* 7 is the index of Sunday, 1 is the index of Monday, etc.
*
* @typeParam DateType - The `Date` type, the function operates on. Gets inferred from passed arguments. Allows to use extensions like [`UTCDate`](https://github.com/date-fns/utc).
* @typeParam ResultDate - The result `Date` type, it is the type returned from the context function if it is passed, or inferred from the arguments.
*
* @param date - The date to be changed
* @param day - The day of the ISO week of the new date
* @param options - An object with options
*
* @returns The new date with the day of the ISO week set
*
* @example
* // Set Sunday to 1 September 2014:
* const result = setISODay(new Date(2014, 8, 1), 7)
* //=> Sun Sep 07 2014 00:00:00
*/
function setISODay(date, day, options) {
	const date_ = toDate(date, options?.in);
	return addDays(date_, day - getISODay(date_, options), options);
}
// node_modules/date-fns/parse/_lib/parsers/ISODayParser.js
var ISODayParser = class extends Parser {
	priority = 90;
	parse(dateString, token, match) {
		const valueCallback = (value) => {
			if (value === 0) return 7;
			return value;
		};
		switch (token) {
			case "i":
			case "ii": return parseNDigits(token.length, dateString);
			case "io": return match.ordinalNumber(dateString, { unit: "day" });
			case "iii": return mapValue(match.day(dateString, {
				width: "abbreviated",
				context: "formatting"
			}) || match.day(dateString, {
				width: "short",
				context: "formatting"
			}) || match.day(dateString, {
				width: "narrow",
				context: "formatting"
			}), valueCallback);
			case "iiiii": return mapValue(match.day(dateString, {
				width: "narrow",
				context: "formatting"
			}), valueCallback);
			case "iiiiii": return mapValue(match.day(dateString, {
				width: "short",
				context: "formatting"
			}) || match.day(dateString, {
				width: "narrow",
				context: "formatting"
			}), valueCallback);
			default: return mapValue(match.day(dateString, {
				width: "wide",
				context: "formatting"
			}) || match.day(dateString, {
				width: "abbreviated",
				context: "formatting"
			}) || match.day(dateString, {
				width: "short",
				context: "formatting"
			}) || match.day(dateString, {
				width: "narrow",
				context: "formatting"
			}), valueCallback);
		}
	}
	validate(_date, value) {
		return value >= 1 && value <= 7;
	}
	set(date, _flags, value) {
		date = setISODay(date, value);
		date.setHours(0, 0, 0, 0);
		return date;
	}
	incompatibleTokens = [
		"y",
		"Y",
		"u",
		"q",
		"Q",
		"M",
		"L",
		"w",
		"d",
		"D",
		"E",
		"e",
		"c",
		"t",
		"T"
	];
};
// node_modules/date-fns/parse/_lib/parsers/AMPMParser.js
var AMPMParser = class extends Parser {
	priority = 80;
	parse(dateString, token, match) {
		switch (token) {
			case "a":
			case "aa":
			case "aaa": return match.dayPeriod(dateString, {
				width: "abbreviated",
				context: "formatting"
			}) || match.dayPeriod(dateString, {
				width: "narrow",
				context: "formatting"
			});
			case "aaaaa": return match.dayPeriod(dateString, {
				width: "narrow",
				context: "formatting"
			});
			default: return match.dayPeriod(dateString, {
				width: "wide",
				context: "formatting"
			}) || match.dayPeriod(dateString, {
				width: "abbreviated",
				context: "formatting"
			}) || match.dayPeriod(dateString, {
				width: "narrow",
				context: "formatting"
			});
		}
	}
	set(date, _flags, value) {
		date.setHours(dayPeriodEnumToHours(value), 0, 0, 0);
		return date;
	}
	incompatibleTokens = [
		"b",
		"B",
		"H",
		"k",
		"t",
		"T"
	];
};
// node_modules/date-fns/parse/_lib/parsers/AMPMMidnightParser.js
var AMPMMidnightParser = class extends Parser {
	priority = 80;
	parse(dateString, token, match) {
		switch (token) {
			case "b":
			case "bb":
			case "bbb": return match.dayPeriod(dateString, {
				width: "abbreviated",
				context: "formatting"
			}) || match.dayPeriod(dateString, {
				width: "narrow",
				context: "formatting"
			});
			case "bbbbb": return match.dayPeriod(dateString, {
				width: "narrow",
				context: "formatting"
			});
			default: return match.dayPeriod(dateString, {
				width: "wide",
				context: "formatting"
			}) || match.dayPeriod(dateString, {
				width: "abbreviated",
				context: "formatting"
			}) || match.dayPeriod(dateString, {
				width: "narrow",
				context: "formatting"
			});
		}
	}
	set(date, _flags, value) {
		date.setHours(dayPeriodEnumToHours(value), 0, 0, 0);
		return date;
	}
	incompatibleTokens = [
		"a",
		"B",
		"H",
		"k",
		"t",
		"T"
	];
};
// node_modules/date-fns/parse/_lib/parsers/DayPeriodParser.js
var DayPeriodParser = class extends Parser {
	priority = 80;
	parse(dateString, token, match) {
		switch (token) {
			case "B":
			case "BB":
			case "BBB": return match.dayPeriod(dateString, {
				width: "abbreviated",
				context: "formatting"
			}) || match.dayPeriod(dateString, {
				width: "narrow",
				context: "formatting"
			});
			case "BBBBB": return match.dayPeriod(dateString, {
				width: "narrow",
				context: "formatting"
			});
			default: return match.dayPeriod(dateString, {
				width: "wide",
				context: "formatting"
			}) || match.dayPeriod(dateString, {
				width: "abbreviated",
				context: "formatting"
			}) || match.dayPeriod(dateString, {
				width: "narrow",
				context: "formatting"
			});
		}
	}
	set(date, _flags, value) {
		date.setHours(dayPeriodEnumToHours(value), 0, 0, 0);
		return date;
	}
	incompatibleTokens = [
		"a",
		"b",
		"t",
		"T"
	];
};
// node_modules/date-fns/parse/_lib/parsers/Hour1to12Parser.js
var Hour1to12Parser = class extends Parser {
	priority = 70;
	parse(dateString, token, match) {
		switch (token) {
			case "h": return parseNumericPattern(numericPatterns.hour12h, dateString);
			case "ho": return match.ordinalNumber(dateString, { unit: "hour" });
			default: return parseNDigits(token.length, dateString);
		}
	}
	validate(_date, value) {
		return value >= 1 && value <= 12;
	}
	set(date, _flags, value) {
		const isPM = date.getHours() >= 12;
		if (isPM && value < 12) date.setHours(value + 12, 0, 0, 0);
		else if (!isPM && value === 12) date.setHours(0, 0, 0, 0);
		else date.setHours(value, 0, 0, 0);
		return date;
	}
	incompatibleTokens = [
		"H",
		"K",
		"k",
		"t",
		"T"
	];
};
// node_modules/date-fns/parse/_lib/parsers/Hour0to23Parser.js
var Hour0to23Parser = class extends Parser {
	priority = 70;
	parse(dateString, token, match) {
		switch (token) {
			case "H": return parseNumericPattern(numericPatterns.hour23h, dateString);
			case "Ho": return match.ordinalNumber(dateString, { unit: "hour" });
			default: return parseNDigits(token.length, dateString);
		}
	}
	validate(_date, value) {
		return value >= 0 && value <= 23;
	}
	set(date, _flags, value) {
		date.setHours(value, 0, 0, 0);
		return date;
	}
	incompatibleTokens = [
		"a",
		"b",
		"h",
		"K",
		"k",
		"t",
		"T"
	];
};
// node_modules/date-fns/parse/_lib/parsers/Hour0To11Parser.js
var Hour0To11Parser = class extends Parser {
	priority = 70;
	parse(dateString, token, match) {
		switch (token) {
			case "K": return parseNumericPattern(numericPatterns.hour11h, dateString);
			case "Ko": return match.ordinalNumber(dateString, { unit: "hour" });
			default: return parseNDigits(token.length, dateString);
		}
	}
	validate(_date, value) {
		return value >= 0 && value <= 11;
	}
	set(date, _flags, value) {
		if (date.getHours() >= 12 && value < 12) date.setHours(value + 12, 0, 0, 0);
		else date.setHours(value, 0, 0, 0);
		return date;
	}
	incompatibleTokens = [
		"h",
		"H",
		"k",
		"t",
		"T"
	];
};
// node_modules/date-fns/parse/_lib/parsers/Hour1To24Parser.js
var Hour1To24Parser = class extends Parser {
	priority = 70;
	parse(dateString, token, match) {
		switch (token) {
			case "k": return parseNumericPattern(numericPatterns.hour24h, dateString);
			case "ko": return match.ordinalNumber(dateString, { unit: "hour" });
			default: return parseNDigits(token.length, dateString);
		}
	}
	validate(_date, value) {
		return value >= 1 && value <= 24;
	}
	set(date, _flags, value) {
		const hours = value <= 24 ? value % 24 : value;
		date.setHours(hours, 0, 0, 0);
		return date;
	}
	incompatibleTokens = [
		"a",
		"b",
		"h",
		"H",
		"K",
		"t",
		"T"
	];
};
// node_modules/date-fns/parse/_lib/parsers/MinuteParser.js
var MinuteParser = class extends Parser {
	priority = 60;
	parse(dateString, token, match) {
		switch (token) {
			case "m": return parseNumericPattern(numericPatterns.minute, dateString);
			case "mo": return match.ordinalNumber(dateString, { unit: "minute" });
			default: return parseNDigits(token.length, dateString);
		}
	}
	validate(_date, value) {
		return value >= 0 && value <= 59;
	}
	set(date, _flags, value) {
		date.setMinutes(value, 0, 0);
		return date;
	}
	incompatibleTokens = ["t", "T"];
};
// node_modules/date-fns/parse/_lib/parsers/SecondParser.js
var SecondParser = class extends Parser {
	priority = 50;
	parse(dateString, token, match) {
		switch (token) {
			case "s": return parseNumericPattern(numericPatterns.second, dateString);
			case "so": return match.ordinalNumber(dateString, { unit: "second" });
			default: return parseNDigits(token.length, dateString);
		}
	}
	validate(_date, value) {
		return value >= 0 && value <= 59;
	}
	set(date, _flags, value) {
		date.setSeconds(value, 0);
		return date;
	}
	incompatibleTokens = ["t", "T"];
};
// node_modules/date-fns/parse/_lib/parsers/FractionOfSecondParser.js
var FractionOfSecondParser = class extends Parser {
	priority = 30;
	parse(dateString, token) {
		const valueCallback = (value) => Math.trunc(value * Math.pow(10, -token.length + 3));
		return mapValue(parseNDigits(token.length, dateString), valueCallback);
	}
	set(date, _flags, value) {
		date.setMilliseconds(value);
		return date;
	}
	incompatibleTokens = ["t", "T"];
};
// node_modules/date-fns/parse/_lib/parsers/ISOTimezoneWithZParser.js
var ISOTimezoneWithZParser = class extends Parser {
	priority = 10;
	parse(dateString, token) {
		switch (token) {
			case "X": return parseTimezonePattern(timezonePatterns.basicOptionalMinutes, dateString);
			case "XX": return parseTimezonePattern(timezonePatterns.basic, dateString);
			case "XXXX": return parseTimezonePattern(timezonePatterns.basicOptionalSeconds, dateString);
			case "XXXXX": return parseTimezonePattern(timezonePatterns.extendedOptionalSeconds, dateString);
			default: return parseTimezonePattern(timezonePatterns.extended, dateString);
		}
	}
	set(date, flags, value) {
		if (flags.timestampIsSet) return date;
		return constructFrom(date, date.getTime() - getTimezoneOffsetInMilliseconds(date) - value);
	}
	incompatibleTokens = [
		"t",
		"T",
		"x"
	];
};
// node_modules/date-fns/parse/_lib/parsers/ISOTimezoneParser.js
var ISOTimezoneParser = class extends Parser {
	priority = 10;
	parse(dateString, token) {
		switch (token) {
			case "x": return parseTimezonePattern(timezonePatterns.basicOptionalMinutes, dateString);
			case "xx": return parseTimezonePattern(timezonePatterns.basic, dateString);
			case "xxxx": return parseTimezonePattern(timezonePatterns.basicOptionalSeconds, dateString);
			case "xxxxx": return parseTimezonePattern(timezonePatterns.extendedOptionalSeconds, dateString);
			default: return parseTimezonePattern(timezonePatterns.extended, dateString);
		}
	}
	set(date, flags, value) {
		if (flags.timestampIsSet) return date;
		return constructFrom(date, date.getTime() - getTimezoneOffsetInMilliseconds(date) - value);
	}
	incompatibleTokens = [
		"t",
		"T",
		"X"
	];
};
// node_modules/date-fns/parse/_lib/parsers/TimestampSecondsParser.js
var TimestampSecondsParser = class extends Parser {
	priority = 40;
	parse(dateString) {
		return parseAnyDigitsSigned(dateString);
	}
	set(date, _flags, value) {
		return [constructFrom(date, value * 1e3), { timestampIsSet: true }];
	}
	incompatibleTokens = "*";
};
// node_modules/date-fns/parse/_lib/parsers/TimestampMillisecondsParser.js
var TimestampMillisecondsParser = class extends Parser {
	priority = 20;
	parse(dateString) {
		return parseAnyDigitsSigned(dateString);
	}
	set(date, _flags, value) {
		return [constructFrom(date, value), { timestampIsSet: true }];
	}
	incompatibleTokens = "*";
};
// node_modules/date-fns/parse/_lib/parsers.js
const parsers = {
	G: new EraParser(),
	y: new YearParser(),
	Y: new LocalWeekYearParser(),
	R: new ISOWeekYearParser(),
	u: new ExtendedYearParser(),
	Q: new QuarterParser(),
	q: new StandAloneQuarterParser(),
	M: new MonthParser(),
	L: new StandAloneMonthParser(),
	w: new LocalWeekParser(),
	I: new ISOWeekParser(),
	d: new DateParser(),
	D: new DayOfYearParser(),
	E: new DayParser(),
	e: new LocalDayParser(),
	c: new StandAloneLocalDayParser(),
	i: new ISODayParser(),
	a: new AMPMParser(),
	b: new AMPMMidnightParser(),
	B: new DayPeriodParser(),
	h: new Hour1to12Parser(),
	H: new Hour0to23Parser(),
	K: new Hour0To11Parser(),
	k: new Hour1To24Parser(),
	m: new MinuteParser(),
	s: new SecondParser(),
	S: new FractionOfSecondParser(),
	X: new ISOTimezoneWithZParser(),
	x: new ISOTimezoneParser(),
	t: new TimestampSecondsParser(),
	T: new TimestampMillisecondsParser()
};
// node_modules/date-fns/parse.js
/**
* The {@link parse} function options.
*/
const formattingTokensRegExp$1 = /[yYQqMLwIdDecihHKkms]o|(\w)\1*|''|'(''|[^'])+('|$)|./g;
const longFormattingTokensRegExp = /P+p+|P+|p+|''|'(''|[^'])+('|$)|./g;
const escapedStringRegExp$1 = /^'([^]*?)'?$/;
const doubleQuoteRegExp$1 = /''/g;
const notWhitespaceRegExp = /\S/;
const unescapedLatinCharacterRegExp$1 = /[a-zA-Z]/;
/**
* @name parse
* @category Common Helpers
* @summary Parse the date.
*
* @description
* Return the date parsed from string using the given format string.
*
* > ⚠️ Please note that the `format` tokens differ from Moment.js and other libraries.
* > See: https://github.com/date-fns/date-fns/blob/master/docs/unicodeTokens.md
*
* The characters in the format string wrapped between two single quotes characters (') are escaped.
* Two single quotes in a row, whether inside or outside a quoted sequence, represent a 'real' single quote.
*
* Format of the format string is based on Unicode Technical Standard #35:
* https://www.unicode.org/reports/tr35/tr35-dates.html#Date_Field_Symbol_Table
* with a few additions (see note 5 below the table).
*
* Not all tokens are compatible. Combinations that don't make sense or could lead to bugs are prohibited
* and will throw `RangeError`. For example usage of 24-hour format token with AM/PM token will throw an exception:
*
* ```javascript
* parse('23 AM', 'HH a', new Date())
* //=> RangeError: The format string mustn't contain `HH` and `a` at the same time
* ```
*
* See the compatibility table: https://docs.google.com/spreadsheets/d/e/2PACX-1vQOPU3xUhplll6dyoMmVUXHKl_8CRDs6_ueLmex3SoqwhuolkuN3O05l4rqx5h1dKX8eb46Ul-CCSrq/pubhtml?gid=0&single=true
*
* Accepted format string patterns:
* | Unit                            |Prior| Pattern | Result examples                   | Notes |
* |---------------------------------|-----|---------|-----------------------------------|-------|
* | Era                             | 140 | G..GGG  | AD, BC                            |       |
* |                                 |     | GGGG    | Anno Domini, Before Christ        | 2     |
* |                                 |     | GGGGG   | A, B                              |       |
* | Calendar year                   | 130 | y       | 44, 1, 1900, 2017, 9999           | 4     |
* |                                 |     | yo      | 44th, 1st, 1900th, 9999999th      | 4,5   |
* |                                 |     | yy      | 44, 01, 00, 17                    | 4     |
* |                                 |     | yyy     | 044, 001, 123, 999                | 4     |
* |                                 |     | yyyy    | 0044, 0001, 1900, 2017            | 4     |
* |                                 |     | yyyyy   | ...                               | 2,4   |
* | Local week-numbering year       | 130 | Y       | 44, 1, 1900, 2017, 9000           | 4     |
* |                                 |     | Yo      | 44th, 1st, 1900th, 9999999th      | 4,5   |
* |                                 |     | YY      | 44, 01, 00, 17                    | 4,6   |
* |                                 |     | YYY     | 044, 001, 123, 999                | 4     |
* |                                 |     | YYYY    | 0044, 0001, 1900, 2017            | 4,6   |
* |                                 |     | YYYYY   | ...                               | 2,4   |
* | ISO week-numbering year         | 130 | R       | -43, 1, 1900, 2017, 9999, -9999   | 4,5   |
* |                                 |     | RR      | -43, 01, 00, 17                   | 4,5   |
* |                                 |     | RRR     | -043, 001, 123, 999, -999         | 4,5   |
* |                                 |     | RRRR    | -0043, 0001, 2017, 9999, -9999    | 4,5   |
* |                                 |     | RRRRR   | ...                               | 2,4,5 |
* | Extended year                   | 130 | u       | -43, 1, 1900, 2017, 9999, -999    | 4     |
* |                                 |     | uu      | -43, 01, 99, -99                  | 4     |
* |                                 |     | uuu     | -043, 001, 123, 999, -999         | 4     |
* |                                 |     | uuuu    | -0043, 0001, 2017, 9999, -9999    | 4     |
* |                                 |     | uuuuu   | ...                               | 2,4   |
* | Quarter (formatting)            | 120 | Q       | 1, 2, 3, 4                        |       |
* |                                 |     | Qo      | 1st, 2nd, 3rd, 4th                | 5     |
* |                                 |     | QQ      | 01, 02, 03, 04                    |       |
* |                                 |     | QQQ     | Q1, Q2, Q3, Q4                    |       |
* |                                 |     | QQQQ    | 1st quarter, 2nd quarter, ...     | 2     |
* |                                 |     | QQQQQ   | 1, 2, 3, 4                        | 4     |
* | Quarter (stand-alone)           | 120 | q       | 1, 2, 3, 4                        |       |
* |                                 |     | qo      | 1st, 2nd, 3rd, 4th                | 5     |
* |                                 |     | qq      | 01, 02, 03, 04                    |       |
* |                                 |     | qqq     | Q1, Q2, Q3, Q4                    |       |
* |                                 |     | qqqq    | 1st quarter, 2nd quarter, ...     | 2     |
* |                                 |     | qqqqq   | 1, 2, 3, 4                        | 3     |
* | Month (formatting)              | 110 | M       | 1, 2, ..., 12                     |       |
* |                                 |     | Mo      | 1st, 2nd, ..., 12th               | 5     |
* |                                 |     | MM      | 01, 02, ..., 12                   |       |
* |                                 |     | MMM     | Jan, Feb, ..., Dec                |       |
* |                                 |     | MMMM    | January, February, ..., December  | 2     |
* |                                 |     | MMMMM   | J, F, ..., D                      |       |
* | Month (stand-alone)             | 110 | L       | 1, 2, ..., 12                     |       |
* |                                 |     | Lo      | 1st, 2nd, ..., 12th               | 5     |
* |                                 |     | LL      | 01, 02, ..., 12                   |       |
* |                                 |     | LLL     | Jan, Feb, ..., Dec                |       |
* |                                 |     | LLLL    | January, February, ..., December  | 2     |
* |                                 |     | LLLLL   | J, F, ..., D                      |       |
* | Local week of year              | 100 | w       | 1, 2, ..., 53                     |       |
* |                                 |     | wo      | 1st, 2nd, ..., 53th               | 5     |
* |                                 |     | ww      | 01, 02, ..., 53                   |       |
* | ISO week of year                | 100 | I       | 1, 2, ..., 53                     | 5     |
* |                                 |     | Io      | 1st, 2nd, ..., 53th               | 5     |
* |                                 |     | II      | 01, 02, ..., 53                   | 5     |
* | Day of month                    |  90 | d       | 1, 2, ..., 31                     |       |
* |                                 |     | do      | 1st, 2nd, ..., 31st               | 5     |
* |                                 |     | dd      | 01, 02, ..., 31                   |       |
* | Day of year                     |  90 | D       | 1, 2, ..., 365, 366               | 7     |
* |                                 |     | Do      | 1st, 2nd, ..., 365th, 366th       | 5     |
* |                                 |     | DD      | 01, 02, ..., 365, 366             | 7     |
* |                                 |     | DDD     | 001, 002, ..., 365, 366           |       |
* |                                 |     | DDDD    | ...                               | 2     |
* | Day of week (formatting)        |  90 | E..EEE  | Mon, Tue, Wed, ..., Sun           |       |
* |                                 |     | EEEE    | Monday, Tuesday, ..., Sunday      | 2     |
* |                                 |     | EEEEE   | M, T, W, T, F, S, S               |       |
* |                                 |     | EEEEEE  | Mo, Tu, We, Th, Fr, Sa, Su        |       |
* | ISO day of week (formatting)    |  90 | i       | 1, 2, 3, ..., 7                   | 5     |
* |                                 |     | io      | 1st, 2nd, ..., 7th                | 5     |
* |                                 |     | ii      | 01, 02, ..., 07                   | 5     |
* |                                 |     | iii     | Mon, Tue, Wed, ..., Sun           | 5     |
* |                                 |     | iiii    | Monday, Tuesday, ..., Sunday      | 2,5   |
* |                                 |     | iiiii   | M, T, W, T, F, S, S               | 5     |
* |                                 |     | iiiiii  | Mo, Tu, We, Th, Fr, Sa, Su        | 5     |
* | Local day of week (formatting)  |  90 | e       | 2, 3, 4, ..., 1                   |       |
* |                                 |     | eo      | 2nd, 3rd, ..., 1st                | 5     |
* |                                 |     | ee      | 02, 03, ..., 01                   |       |
* |                                 |     | eee     | Mon, Tue, Wed, ..., Sun           |       |
* |                                 |     | eeee    | Monday, Tuesday, ..., Sunday      | 2     |
* |                                 |     | eeeee   | M, T, W, T, F, S, S               |       |
* |                                 |     | eeeeee  | Mo, Tu, We, Th, Fr, Sa, Su        |       |
* | Local day of week (stand-alone) |  90 | c       | 2, 3, 4, ..., 1                   |       |
* |                                 |     | co      | 2nd, 3rd, ..., 1st                | 5     |
* |                                 |     | cc      | 02, 03, ..., 01                   |       |
* |                                 |     | ccc     | Mon, Tue, Wed, ..., Sun           |       |
* |                                 |     | cccc    | Monday, Tuesday, ..., Sunday      | 2     |
* |                                 |     | ccccc   | M, T, W, T, F, S, S               |       |
* |                                 |     | cccccc  | Mo, Tu, We, Th, Fr, Sa, Su        |       |
* | AM, PM                          |  80 | a..aaa  | AM, PM                            |       |
* |                                 |     | aaaa    | a.m., p.m.                        | 2     |
* |                                 |     | aaaaa   | a, p                              |       |
* | AM, PM, noon, midnight          |  80 | b..bbb  | AM, PM, noon, midnight            |       |
* |                                 |     | bbbb    | a.m., p.m., noon, midnight        | 2     |
* |                                 |     | bbbbb   | a, p, n, mi                       |       |
* | Flexible day period             |  80 | B..BBB  | at night, in the morning, ...     |       |
* |                                 |     | BBBB    | at night, in the morning, ...     | 2     |
* |                                 |     | BBBBB   | at night, in the morning, ...     |       |
* | Hour [1-12]                     |  70 | h       | 1, 2, ..., 11, 12                 |       |
* |                                 |     | ho      | 1st, 2nd, ..., 11th, 12th         | 5     |
* |                                 |     | hh      | 01, 02, ..., 11, 12               |       |
* | Hour [0-23]                     |  70 | H       | 0, 1, 2, ..., 23                  |       |
* |                                 |     | Ho      | 0th, 1st, 2nd, ..., 23rd          | 5     |
* |                                 |     | HH      | 00, 01, 02, ..., 23               |       |
* | Hour [0-11]                     |  70 | K       | 1, 2, ..., 11, 0                  |       |
* |                                 |     | Ko      | 1st, 2nd, ..., 11th, 0th          | 5     |
* |                                 |     | KK      | 01, 02, ..., 11, 00               |       |
* | Hour [1-24]                     |  70 | k       | 24, 1, 2, ..., 23                 |       |
* |                                 |     | ko      | 24th, 1st, 2nd, ..., 23rd         | 5     |
* |                                 |     | kk      | 24, 01, 02, ..., 23               |       |
* | Minute                          |  60 | m       | 0, 1, ..., 59                     |       |
* |                                 |     | mo      | 0th, 1st, ..., 59th               | 5     |
* |                                 |     | mm      | 00, 01, ..., 59                   |       |
* | Second                          |  50 | s       | 0, 1, ..., 59                     |       |
* |                                 |     | so      | 0th, 1st, ..., 59th               | 5     |
* |                                 |     | ss      | 00, 01, ..., 59                   |       |
* | Seconds timestamp               |  40 | t       | 512969520                         |       |
* |                                 |     | tt      | ...                               | 2     |
* | Fraction of second              |  30 | S       | 0, 1, ..., 9                      |       |
* |                                 |     | SS      | 00, 01, ..., 99                   |       |
* |                                 |     | SSS     | 000, 001, ..., 999                |       |
* |                                 |     | SSSS    | ...                               | 2     |
* | Milliseconds timestamp          |  20 | T       | 512969520900                      |       |
* |                                 |     | TT      | ...                               | 2     |
* | Timezone (ISO-8601 w/ Z)        |  10 | X       | -08, +0530, Z                     |       |
* |                                 |     | XX      | -0800, +0530, Z                   |       |
* |                                 |     | XXX     | -08:00, +05:30, Z                 |       |
* |                                 |     | XXXX    | -0800, +0530, Z, +123456          | 2     |
* |                                 |     | XXXXX   | -08:00, +05:30, Z, +12:34:56      |       |
* | Timezone (ISO-8601 w/o Z)       |  10 | x       | -08, +0530, +00                   |       |
* |                                 |     | xx      | -0800, +0530, +0000               |       |
* |                                 |     | xxx     | -08:00, +05:30, +00:00            | 2     |
* |                                 |     | xxxx    | -0800, +0530, +0000, +123456      |       |
* |                                 |     | xxxxx   | -08:00, +05:30, +00:00, +12:34:56 |       |
* | Long localized date             |  NA | P       | 05/29/1453                        | 5,8   |
* |                                 |     | PP      | May 29, 1453                      |       |
* |                                 |     | PPP     | May 29th, 1453                    |       |
* |                                 |     | PPPP    | Sunday, May 29th, 1453            | 2,5,8 |
* | Long localized time             |  NA | p       | 12:00 AM                          | 5,8   |
* |                                 |     | pp      | 12:00:00 AM                       |       |
* | Combination of date and time    |  NA | Pp      | 05/29/1453, 12:00 AM              |       |
* |                                 |     | PPpp    | May 29, 1453, 12:00:00 AM         |       |
* |                                 |     | PPPpp   | May 29th, 1453 at ...             |       |
* |                                 |     | PPPPpp  | Sunday, May 29th, 1453 at ...     | 2,5,8 |
* Notes:
* 1. "Formatting" units (e.g. formatting quarter) in the default en-US locale
*    are the same as "stand-alone" units, but are different in some languages.
*    "Formatting" units are declined according to the rules of the language
*    in the context of a date. "Stand-alone" units are always nominative singular.
*    In `format` function, they will produce different result:
*
*    `format(new Date(2017, 10, 6), 'do LLLL', {locale: cs}) //=> '6. listopad'`
*
*    `format(new Date(2017, 10, 6), 'do MMMM', {locale: cs}) //=> '6. listopadu'`
*
*    `parse` will try to match both formatting and stand-alone units interchangeably.
*
* 2. Any sequence of the identical letters is a pattern, unless it is escaped by
*    the single quote characters (see below).
*    If the sequence is longer than listed in table:
*    - for numerical units (`yyyyyyyy`) `parse` will try to match a number
*      as wide as the sequence
*    - for text units (`MMMMMMMM`) `parse` will try to match the widest variation of the unit.
*      These variations are marked with "2" in the last column of the table.
*
* 3. `QQQQQ` and `qqqqq` could be not strictly numerical in some locales.
*    These tokens represent the shortest form of the quarter.
*
* 4. The main difference between `y` and `u` patterns are B.C. years:
*
*    | Year | `y` | `u` |
*    |------|-----|-----|
*    | AC 1 |   1 |   1 |
*    | BC 1 |   1 |   0 |
*    | BC 2 |   2 |  -1 |
*
*    Also `yy` will try to guess the century of two digit year by proximity with `referenceDate`:
*
*    `parse('50', 'yy', new Date(2018, 0, 1)) //=> Sat Jan 01 2050 00:00:00`
*
*    `parse('75', 'yy', new Date(2018, 0, 1)) //=> Wed Jan 01 1975 00:00:00`
*
*    while `uu` will just assign the year as is:
*
*    `parse('50', 'uu', new Date(2018, 0, 1)) //=> Sat Jan 01 0050 00:00:00`
*
*    `parse('75', 'uu', new Date(2018, 0, 1)) //=> Tue Jan 01 0075 00:00:00`
*
*    The same difference is true for local and ISO week-numbering years (`Y` and `R`),
*    except local week-numbering years are dependent on `options.weekStartsOn`
*    and `options.firstWeekContainsDate` (compare [setISOWeekYear](https://date-fns.org/docs/setISOWeekYear)
*    and [setWeekYear](https://date-fns.org/docs/setWeekYear)).
*
* 5. These patterns are not in the Unicode Technical Standard #35:
*    - `i`: ISO day of week
*    - `I`: ISO week of year
*    - `R`: ISO week-numbering year
*    - `o`: ordinal number modifier
*    - `P`: long localized date
*    - `p`: long localized time
*
* 6. `YY` and `YYYY` tokens represent week-numbering years but they are often confused with years.
*    You should enable `options.useAdditionalWeekYearTokens` to use them. See: https://github.com/date-fns/date-fns/blob/master/docs/unicodeTokens.md
*
* 7. `D` and `DD` tokens represent days of the year but they are often confused with days of the month.
*    You should enable `options.useAdditionalDayOfYearTokens` to use them. See: https://github.com/date-fns/date-fns/blob/master/docs/unicodeTokens.md
*
* 8. `P+` tokens do not have a defined priority since they are merely aliases to other tokens based
*    on the given locale.
*
*    using `en-US` locale: `P` => `MM/dd/yyyy`
*    using `en-US` locale: `p` => `hh:mm a`
*    using `pt-BR` locale: `P` => `dd/MM/yyyy`
*    using `pt-BR` locale: `p` => `HH:mm`
*
* Values will be assigned to the date in the descending order of its unit's priority.
* Units of an equal priority overwrite each other in the order of appearance.
*
* If no values of higher priority are parsed (e.g. when parsing string 'January 1st' without a year),
* the values will be taken from 3rd argument `referenceDate` which works as a context of parsing.
*
* `referenceDate` must be passed for correct work of the function.
* If you're not sure which `referenceDate` to supply, create a new instance of Date:
* `parse('02/11/2014', 'MM/dd/yyyy', new Date())`
* In this case parsing will be done in the context of the current date.
* If `referenceDate` is `Invalid Date` or a value not convertible to valid `Date`,
* then `Invalid Date` will be returned.
*
* The result may vary by locale.
*
* If `formatString` matches with `dateString` but does not provides tokens, `referenceDate` will be returned.
*
* If parsing failed, `Invalid Date` will be returned.
* Invalid Date is a Date, whose time value is NaN.
* Time value of Date: http://es5.github.io/#x15.9.1.1
*
* @typeParam DateType - The `Date` type, the function operates on. Gets inferred from passed arguments. Allows to use extensions like [`UTCDate`](https://github.com/date-fns/utc).
* @typeParam ResultDate - The result `Date` type, it is the type returned from the context function if it is passed, or inferred from the arguments.
*
* @param dateStr - The string to parse
* @param formatStr - The string of tokens
* @param referenceDate - defines values missing from the parsed dateString
* @param options - An object with options.
*   see: https://github.com/date-fns/date-fns/blob/master/docs/unicodeTokens.md
*   see: https://github.com/date-fns/date-fns/blob/master/docs/unicodeTokens.md
*
* @returns The parsed date
*
* @throws `options.locale` must contain `match` property
* @throws use `yyyy` instead of `YYYY` for formatting years using [format provided] to the input [input provided]; see: https://github.com/date-fns/date-fns/blob/master/docs/unicodeTokens.md
* @throws use `yy` instead of `YY` for formatting years using [format provided] to the input [input provided]; see: https://github.com/date-fns/date-fns/blob/master/docs/unicodeTokens.md
* @throws use `d` instead of `D` for formatting days of the month using [format provided] to the input [input provided]; see: https://github.com/date-fns/date-fns/blob/master/docs/unicodeTokens.md
* @throws use `dd` instead of `DD` for formatting days of the month using [format provided] to the input [input provided]; see: https://github.com/date-fns/date-fns/blob/master/docs/unicodeTokens.md
* @throws format string contains an unescaped latin alphabet character
*
* @example
* // Parse 11 February 2014 from middle-endian format:
* var result = parse('02/11/2014', 'MM/dd/yyyy', new Date())
* //=> Tue Feb 11 2014 00:00:00
*
* @example
* // Parse 28th of February in Esperanto locale in the context of 2010 year:
* import eo from 'date-fns/locale/eo'
* var result = parse('28-a de februaro', "do 'de' MMMM", new Date(2010, 0, 1), {
*   locale: eo
* })
* //=> Sun Feb 28 2010 00:00:00
*/
function parse(dateStr, formatStr, referenceDate, options) {
	const invalidDate = () => constructFrom(options?.in || referenceDate, NaN);
	const defaultOptions = getDefaultOptions();
	const locale = options?.locale ?? defaultOptions.locale ?? enUS;
	const firstWeekContainsDate = options?.firstWeekContainsDate ?? options?.locale?.options?.firstWeekContainsDate ?? defaultOptions.firstWeekContainsDate ?? defaultOptions.locale?.options?.firstWeekContainsDate ?? 1;
	const weekStartsOn = options?.weekStartsOn ?? options?.locale?.options?.weekStartsOn ?? defaultOptions.weekStartsOn ?? defaultOptions.locale?.options?.weekStartsOn ?? 0;
	if (!formatStr) return dateStr ? invalidDate() : toDate(referenceDate, options?.in);
	const subFnOptions = {
		firstWeekContainsDate,
		weekStartsOn,
		locale
	};
	const setters = [new DateTimezoneSetter(options?.in, referenceDate)];
	const tokens = formatStr.match(longFormattingTokensRegExp).map((substring) => {
		const firstCharacter = substring[0];
		if (firstCharacter in longFormatters) {
			const longFormatter = longFormatters[firstCharacter];
			return longFormatter(substring, locale.formatLong);
		}
		return substring;
	}).join("").match(formattingTokensRegExp$1);
	const usedTokens = [];
	for (let token of tokens) {
		if (!options?.useAdditionalWeekYearTokens && isProtectedWeekYearToken(token)) warnOrThrowProtectedError(token, formatStr, dateStr);
		if (!options?.useAdditionalDayOfYearTokens && isProtectedDayOfYearToken(token)) warnOrThrowProtectedError(token, formatStr, dateStr);
		const firstCharacter = token[0];
		const parser = parsers[firstCharacter];
		if (parser) {
			const { incompatibleTokens } = parser;
			if (Array.isArray(incompatibleTokens)) {
				const incompatibleToken = usedTokens.find((usedToken) => incompatibleTokens.includes(usedToken.token) || usedToken.token === firstCharacter);
				if (incompatibleToken) throw new RangeError(`The format string mustn't contain \`${incompatibleToken.fullToken}\` and \`${token}\` at the same time`);
			} else if (parser.incompatibleTokens === "*" && usedTokens.length > 0) throw new RangeError(`The format string mustn't contain \`${token}\` and any other token at the same time`);
			usedTokens.push({
				token: firstCharacter,
				fullToken: token
			});
			const parseResult = parser.run(dateStr, token, locale.match, subFnOptions);
			if (!parseResult) return invalidDate();
			setters.push(parseResult.setter);
			dateStr = parseResult.rest;
		} else {
			if (firstCharacter.match(unescapedLatinCharacterRegExp$1)) throw new RangeError("Format string contains an unescaped latin alphabet character `" + firstCharacter + "`");
			if (token === "''") token = "'";
			else if (firstCharacter === "'") token = cleanEscapedString$1(token);
			if (dateStr.indexOf(token) === 0) dateStr = dateStr.slice(token.length);
			else return invalidDate();
		}
	}
	if (dateStr.length > 0 && notWhitespaceRegExp.test(dateStr)) return invalidDate();
	const uniquePrioritySetters = setters.map((setter) => setter.priority).sort((a, b) => b - a).filter((priority, index, array) => array.indexOf(priority) === index).map((priority) => setters.filter((setter) => setter.priority === priority).sort((a, b) => b.subPriority - a.subPriority)).map((setterArray) => setterArray[0]);
	let date = toDate(referenceDate, options?.in);
	if (isNaN(+date)) return invalidDate();
	const flags = {};
	for (const setter of uniquePrioritySetters) {
		if (!setter.validate(date, subFnOptions)) return invalidDate();
		const result = setter.set(date, flags, subFnOptions);
		if (Array.isArray(result)) {
			date = result[0];
			Object.assign(flags, result[1]);
		} else date = result;
	}
	return date;
}
function cleanEscapedString$1(input) {
	return input.match(escapedStringRegExp$1)[1].replace(doubleQuoteRegExp$1, "'");
}
// node_modules/date-fns/lightFormat.js
const formattingTokensRegExp = /(\w)\1*|''|'(''|[^'])+('|$)|./g;
const escapedStringRegExp = /^'([^]*?)'?$/;
const doubleQuoteRegExp = /''/g;
const unescapedLatinCharacterRegExp = /[a-zA-Z]/;
/**
* @private
*/
/**
* @name lightFormat
* @category Common Helpers
* @summary Format the date.
*
* @description
* Return the formatted date string in the given format. Unlike `format`,
* `lightFormat` doesn't use locales and outputs date using the most popular tokens.
*
* > ⚠️ Please note that the `lightFormat` tokens differ from Moment.js and other libraries.
* > See: https://github.com/date-fns/date-fns/blob/master/docs/unicodeTokens.md
*
* The characters wrapped between two single quotes characters (') are escaped.
* Two single quotes in a row, whether inside or outside a quoted sequence, represent a 'real' single quote.
*
* Format of the string is based on Unicode Technical Standard #35:
* https://www.unicode.org/reports/tr35/tr35-dates.html#Date_Field_Symbol_Table
*
* Accepted patterns:
* | Unit                            | Pattern | Result examples                   |
* |---------------------------------|---------|-----------------------------------|
* | AM, PM                          | a..aaa  | AM, PM                            |
* |                                 | aaaa    | a.m., p.m.                        |
* |                                 | aaaaa   | a, p                              |
* | Calendar year                   | y       | 44, 1, 1900, 2017                 |
* |                                 | yy      | 44, 01, 00, 17                    |
* |                                 | yyy     | 044, 001, 000, 017                |
* |                                 | yyyy    | 0044, 0001, 1900, 2017            |
* | Month (formatting)              | M       | 1, 2, ..., 12                     |
* |                                 | MM      | 01, 02, ..., 12                   |
* | Day of month                    | d       | 1, 2, ..., 31                     |
* |                                 | dd      | 01, 02, ..., 31                   |
* | Hour [1-12]                     | h       | 1, 2, ..., 11, 12                 |
* |                                 | hh      | 01, 02, ..., 11, 12               |
* | Hour [0-23]                     | H       | 0, 1, 2, ..., 23                  |
* |                                 | HH      | 00, 01, 02, ..., 23               |
* | Minute                          | m       | 0, 1, ..., 59                     |
* |                                 | mm      | 00, 01, ..., 59                   |
* | Second                          | s       | 0, 1, ..., 59                     |
* |                                 | ss      | 00, 01, ..., 59                   |
* | Fraction of second              | S       | 0, 1, ..., 9                      |
* |                                 | SS      | 00, 01, ..., 99                   |
* |                                 | SSS     | 000, 001, ..., 999                |
* |                                 | SSSS    | ...                               |
*
* @param date - The original date
* @param format - The string of tokens
*
* @returns The formatted date string
*
* @throws `Invalid time value` if the date is invalid
* @throws format string contains an unescaped latin alphabet character
*
* @example
* const result = lightFormat(new Date(2014, 1, 11), 'yyyy-MM-dd')
* //=> '2014-02-11'
*/
function lightFormat(date, formatStr) {
	const date_ = toDate(date);
	if (!isValid(date_)) throw new RangeError("Invalid time value");
	const tokens = formatStr.match(formattingTokensRegExp);
	if (!tokens) return "";
	return tokens.map((substring) => {
		if (substring === "''") return "'";
		const firstCharacter = substring[0];
		if (firstCharacter === "'") return cleanEscapedString(substring);
		const formatter = lightFormatters[firstCharacter];
		if (formatter) return formatter(date_, substring);
		if (firstCharacter.match(unescapedLatinCharacterRegExp)) throw new RangeError("Format string contains an unescaped latin alphabet character `" + firstCharacter + "`");
		return substring;
	}).join("");
}
function cleanEscapedString(input) {
	const matches = input.match(escapedStringRegExp);
	if (!matches) return input;
	return matches[1].replace(doubleQuoteRegExp, "'");
}
// node_modules/date-fns/parseISO.js
/**
* The {@link parseISO} function options.
*/
/**
* @name parseISO
* @category Common Helpers
* @summary Parse ISO string
*
* @description
* Parse the given string in ISO 8601 format and return an instance of Date.
*
* Function accepts complete ISO 8601 formats as well as partial implementations.
* ISO 8601: http://en.wikipedia.org/wiki/ISO_8601
*
* If the argument isn't a string, the function cannot parse the string or
* the values are invalid, it returns Invalid Date.
*
* @typeParam DateType - The `Date` type, the function operates on. Gets inferred from passed arguments. Allows to use extensions like [`UTCDate`](https://github.com/date-fns/utc).
* @typeParam ResultDate - The result `Date` type, it is the type returned from the context function if it is passed, or inferred from the arguments.
*
* @param argument - The value to convert
* @param options - An object with options
*
* @returns The parsed date in the local time zone
*
* @example
* // Convert string '2014-02-11T11:30:30' to date:
* const result = parseISO('2014-02-11T11:30:30')
* //=> Tue Feb 11 2014 11:30:30
*
* @example
* // Convert string '+02014101' to date,
* // if the additional number of digits in the extended year format is 1:
* const result = parseISO('+02014101', { additionalDigits: 1 })
* //=> Fri Apr 11 2014 00:00:00
*/
function parseISO(argument, options) {
	const invalidDate = () => constructFrom(options?.in, NaN);
	const additionalDigits = options?.additionalDigits ?? 2;
	const dateStrings = splitDateString(argument);
	let date;
	if (dateStrings.date) {
		const parseYearResult = parseYear(dateStrings.date, additionalDigits);
		date = parseDate$1(parseYearResult.restDateString, parseYearResult.year);
	}
	if (!date || isNaN(+date)) return invalidDate();
	const timestamp = +date;
	let time = 0;
	let offset;
	if (dateStrings.time) {
		time = parseTime(dateStrings.time);
		if (isNaN(time)) return invalidDate();
	}
	if (dateStrings.timezone) {
		offset = parseTimezone(dateStrings.timezone);
		if (isNaN(offset)) return invalidDate();
	} else {
		const tmpDate = new Date(timestamp + time);
		const result = toDate(0, options?.in);
		result.setFullYear(tmpDate.getUTCFullYear(), tmpDate.getUTCMonth(), tmpDate.getUTCDate());
		result.setHours(tmpDate.getUTCHours(), tmpDate.getUTCMinutes(), tmpDate.getUTCSeconds(), tmpDate.getUTCMilliseconds());
		return result;
	}
	return toDate(timestamp + time + offset, options?.in);
}
const patterns = {
	dateTimeDelimiter: /[T ]/,
	timeZoneDelimiter: /[Z ]/i,
	timezone: /([Z+-].*)$/
};
const dateRegex = /^-?(?:(\d{3})|(\d{2})(?:-?(\d{2}))?|W(\d{2})(?:-?(\d{1}))?|)$/;
const timeRegex = /^(\d{2}(?:[.,]\d*)?)(?::?(\d{2}(?:[.,]\d*)?))?(?::?(\d{2}(?:[.,]\d*)?))?$/;
const timezoneRegex = /^([+-])(\d{2})(?::?(\d{2}))?$/;
function splitDateString(dateString) {
	const dateStrings = {};
	const array = dateString.split(patterns.dateTimeDelimiter);
	let timeString;
	if (array.length > 2) return dateStrings;
	if (/:/.test(array[0])) timeString = array[0];
	else {
		dateStrings.date = array[0];
		timeString = array[1];
		if (patterns.timeZoneDelimiter.test(dateStrings.date)) {
			dateStrings.date = dateString.split(patterns.timeZoneDelimiter)[0];
			timeString = dateString.substr(dateStrings.date.length, dateString.length);
		}
	}
	if (timeString) {
		const token = patterns.timezone.exec(timeString);
		if (token) {
			dateStrings.time = timeString.replace(token[1], "");
			dateStrings.timezone = token[1];
		} else dateStrings.time = timeString;
	}
	return dateStrings;
}
function parseYear(dateString, additionalDigits) {
	const regex = new RegExp("^(?:(\\d{4}|[+-]\\d{" + (4 + additionalDigits) + "})|(\\d{2}|[+-]\\d{" + (2 + additionalDigits) + "})$)");
	const captures = dateString.match(regex);
	if (!captures) return {
		year: NaN,
		restDateString: ""
	};
	const year = captures[1] ? parseInt(captures[1]) : null;
	const century = captures[2] ? parseInt(captures[2]) : null;
	return {
		year: century === null ? year : century * 100,
		restDateString: dateString.slice((captures[1] || captures[2]).length)
	};
}
function parseDate$1(dateString, year) {
	if (year === null) return /* @__PURE__ */ new Date(NaN);
	const captures = dateString.match(dateRegex);
	if (!captures) return /* @__PURE__ */ new Date(NaN);
	const isWeekDate = !!captures[4];
	const dayOfYear = parseDateUnit(captures[1]);
	const month = parseDateUnit(captures[2]) - 1;
	const day = parseDateUnit(captures[3]);
	const week = parseDateUnit(captures[4]);
	const dayOfWeek = parseDateUnit(captures[5]) - 1;
	if (isWeekDate) {
		if (!validateWeekDate(year, week, dayOfWeek)) return /* @__PURE__ */ new Date(NaN);
		return dayOfISOWeekYear(year, week, dayOfWeek);
	} else {
		const date = /* @__PURE__ */ new Date(0);
		if (!validateDate(year, month, day) || !validateDayOfYearDate(year, dayOfYear)) return /* @__PURE__ */ new Date(NaN);
		date.setUTCFullYear(year, month, Math.max(dayOfYear, day));
		return date;
	}
}
function parseDateUnit(value) {
	return value ? parseInt(value) : 1;
}
function parseTime(timeString) {
	const captures = timeString.match(timeRegex);
	if (!captures) return NaN;
	const hours = parseTimeUnit(captures[1]);
	const minutes = parseTimeUnit(captures[2]);
	const seconds = parseTimeUnit(captures[3]);
	if (!validateTime(hours, minutes, seconds)) return NaN;
	return hours * millisecondsInHour + minutes * millisecondsInMinute + seconds * 1e3;
}
function parseTimeUnit(value) {
	return value && parseFloat(value.replace(",", ".")) || 0;
}
function parseTimezone(timezoneString) {
	if (timezoneString === "Z") return 0;
	const captures = timezoneString.match(timezoneRegex);
	if (!captures) return 0;
	const sign = captures[1] === "+" ? -1 : 1;
	const hours = parseInt(captures[2]);
	const minutes = captures[3] && parseInt(captures[3]) || 0;
	if (!validateTimezone(hours, minutes)) return NaN;
	return sign * (hours * millisecondsInHour + minutes * millisecondsInMinute);
}
function dayOfISOWeekYear(isoWeekYear, week, day) {
	const date = /* @__PURE__ */ new Date(0);
	date.setUTCFullYear(isoWeekYear, 0, 4);
	const fourthOfJanuaryDay = date.getUTCDay() || 7;
	const diff = (week - 1) * 7 + day + 1 - fourthOfJanuaryDay;
	date.setUTCDate(date.getUTCDate() + diff);
	return date;
}
const daysInMonths = [
	31,
	null,
	31,
	30,
	31,
	30,
	31,
	31,
	30,
	31,
	30,
	31
];
function isLeapYearIndex(year) {
	return year % 400 === 0 || year % 4 === 0 && year % 100 !== 0;
}
function validateDate(year, month, date) {
	return month >= 0 && month <= 11 && date >= 1 && date <= (daysInMonths[month] || (isLeapYearIndex(year) ? 29 : 28));
}
function validateDayOfYearDate(year, dayOfYear) {
	return dayOfYear >= 1 && dayOfYear <= (isLeapYearIndex(year) ? 366 : 365);
}
function validateWeekDate(_year, week, day) {
	return week >= 1 && week <= 53 && day >= 0 && day <= 6;
}
function validateTime(hours, minutes, seconds) {
	if (hours === 24) return minutes === 0 && seconds === 0;
	return seconds >= 0 && seconds < 60 && minutes >= 0 && minutes < 60 && hours >= 0 && hours < 25;
}
function validateTimezone(_hours, minutes) {
	return minutes >= 0 && minutes <= 59;
}
// src/rules/today-in-london.ts
/** 01:00 UTC on the last Sunday of a month of 31 days, in epoch milliseconds; January is 0. */
function lastSundayAtOne(year, month) {
	const weekday = new Date(Date.UTC(year, month, 31)).getUTCDay();
	return Date.UTC(year, month, 31 - weekday, 1);
}
/**
* How far London's clocks are ahead of UTC, in milliseconds, by the Summer Time Act 1972 as amended by
* the Summer Time Order 2002. Without `Intl`, whose first use in a page takes a phone over 100 ms.
*/
function londonOffset(at) {
	const year = at.getUTCFullYear();
	return +at >= lastSundayAtOne(year, 2) && +at < lastSundayAtOne(year, 9) ? 36e5 : 0;
}
/** The day in London at a moment, in any time zone of the browser. */
const todayInLondon = (now) => new Date(+now + londonOffset(now)).toISOString().slice(0, 10);
// src/rules/days.ts
/** The day of a local date, with which date-fns computes. */
const isoDate = (local) => lightFormat(local, "yyyy-MM-dd");
/** A day as `yyyy-MM-dd` that the calendar has. */
const isIsoDate = (text) => /^\d{4}-\d\d-\d\d$/.test(text) && isValid(parseISO(text));
/** The day in London of a timestamp or day; null for any other text. One without a zone is London's. */
function dayInLondon(at) {
	const [, day = at] = /^(\d{4}-\d\d-\d\d)[T ][\d:.]+$/.exec(at) ?? [];
	if (isIsoDate(day)) return day;
	const moment = parseISO(at);
	const year = moment.getUTCFullYear();
	return year >= 0 && year <= 9999 ? todayInLondon(moment) : null;
}
// src/rules/parse-date.ts
const notADate = "Enter a real date, like 27/03/2026";
const weekday = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}\.?,? (?=[a-z\d])/i;
/** A time of day at the end, with or without seconds, am or pm, and a time zone. */
const timeOfDay = /(?:T|,? (?:at |- )?)(?<hours>\d{1,2})[:.](?<minutes>\d{2})(?:[:.]\d{2}(?:[.,:]\d{1,9})?)? ?(?<half>[ap]\.?m\.?)?(?: ?(?<zone>Z|BST|(?:UTC|GMT)?[+-]\d{1,2}(?::?\d{2})?|UTC|GMT))?(?: \([^()]*\))?$/i;
const dateForms = [
	/^(?<y>\d{4})(?:[-/.] ?| )(?<m>\d{1,2})(?:[-/.] ?| )(?<d>\d{1,2})$/,
	/^(?<d>\d{1,2})(?:st|nd|rd|th)?(?: of)?[ /.-]{0,2}(?<m>[a-z]{3,9})\.?,?[ /.-]?(?<y>\d{4}|\d{2})$/i,
	/^(?<m>[a-z]{3,9})\.?[ -]?(?<d>\d{1,2})(?:st|nd|rd|th)?(?:, ?| |-)(?<y>\d{4})$/i,
	/^(?<y>\d{4})[ /.-](?<m>[a-z]{3,9})\.?[ /.-](?<d>\d{1,2})$/i,
	/^(?<y>(?:19|20)\d{2})(?<m>0\d|1[0-2])(?<d>\d{2})$/
];
/** `20250701T103000Z`, `20250701103000`. */
const compactTime = /^(?<day>\d{8})T?(?<hours>\d\d)(?<minutes>\d\d)\d\d(?<zone>Z?)$/;
/** `Jul 1 10:15:30 BST 2025`, as Unix and Java write a moment after its weekday. */
const yearLast = /^([a-z]{3} \d{1,2}) (\d\d:\d\d:\d\d(?: [a-z]{3})?) (\d{4})$/i;
const numericForms = {
	"day-first": [/^(?<d>\d{1,2})(?: ?[/.-] ?| )(?<m>\d{1,2})(?: ?[/.-] ?| )(?<y>\d{4}|\d{2})$/, /^(?<d>\d{1,2})(?<m>\d{2})(?<y>(?:19|20)\d{2})$/],
	"month-first": [/^(?<m>\d{1,2})(?: ?[/.-] ?| )(?<d>\d{1,2})(?: ?[/.-] ?| )(?<y>\d{4}|\d{2})$/, /^(?<m>\d{1,2})(?<d>\d{2})(?<y>(?:19|20)\d{2})$/]
};
/** date-fns reads two-digit years around this one: 00 to 69 are this century, 70 to 99 the last. */
const reference = new Date(2020, 6);
/** The day of a text in one of the forms; null if the calendar does not have it. */
function parseForm(text, form) {
	const { d, m, y } = form.exec(text)?.groups ?? {};
	if (!d || !m || !y) return null;
	const pattern = `d ${/^\d/.test(m) ? "M" : "MMMM"} ${y.length === 2 ? "yy" : "yyyy"}`;
	const day = parse(`${d} ${m.replace(/^sept$/i, "sep")} ${y}`, pattern, reference);
	return isValid(day) ? isoDate(day) : null;
}
/** A file has the same days in many rows, with different times. */
const dayParser = (order) => memoize((text) => [...numericForms[order], ...dateForms].reduce((date, form) => date ?? parseForm(text, form), null));
const parseDay = {
	"day-first": dayParser("day-first"),
	"month-first": dayParser("month-first")
};
/** `+01:00` for `BST`, `GMT+1` and `+0100`. */
function isoOffset(zone) {
	if (/^bst$/i.test(zone)) return "+01:00";
	const [, sign, hours = "", minutes = "00"] = /([+-])(\d{1,2}):?(\d{2})?$/.exec(zone) ?? [];
	return sign ? `${sign}${hours.padStart(2, "0")}:${minutes}` : "Z";
}
/** The day in London at a time of a day in a time zone; without one, the day itself. */
function dayAt(date, { hours = "", minutes, half = "", zone }) {
	if (!zone) return date;
	const hour = half ? Number(hours) % 12 + (/^p/i.test(half) ? 12 : 0) : hours;
	return dayInLondon(`${date}T${String(hour).padStart(2, "0")}:${minutes}${isoOffset(zone)}`);
}
/**
* Parses a typed date, day first: 31/12/2025, 1.2.26, 31-12-25, 27 March 2025, 27-Mar-25 (as spreadsheets
* write it), Mar 27, 2025, 2025-12-31, 20251231. A weekday may precede it, a time may follow; a moment in
* a time zone is its day in London.
*/
function parseDate(text, order = "day-first") {
	const bare = text.normalize("NFKC").trim().replace(/\s+/g, " ").replace(weekday, "").replace(/ ?(?:\([a-z]{3,9}\)|\[?Europe\/London\]?)$/i, "").replace(/[‐–—−]/g, "-").replace(/[\\_·]/g, "/").replace(yearLast, "$1 $3 $2").replace(/ ['’](?=\d\d$)/, " ").replace(/\.$|(?<=^\d{4}-\d\d-\d\d)(?:Z|[+-]\d\d:\d\d)$/, "").replace(compactTime, "$<day>T$<hours>:$<minutes>$<zone>").replace(/(?<=[ T]\d{1,2}) ?(?=[ap]\.?m$)/i, ":00 ");
	const time = /\d[:.]\d\d/.test(bare) ? timeOfDay.exec(bare) : null;
	const day = parseDay[order](time ? bare.slice(0, time.index).trimEnd() : bare);
	const value = day && time?.groups ? dayAt(day, time.groups) : day;
	if (value) return {
		ok: true,
		value
	};
	if (/^\d{4}$/.test(bare)) return {
		ok: false,
		error: "Date must include a day and a month"
	};
	if (/^\d{1,2}[/.-]\d{1,2}$/.test(bare) || /^\d{1,2} [a-z]+$/i.test(bare)) return {
		ok: false,
		error: "Date must include a year"
	};
	return {
		ok: false,
		error: notADate
	};
}
// src/rules/import-columns.ts
/** The lines of an address in order, without the country. */
const addressColumns = [
	"street_1",
	"street_2",
	"street_3",
	"city",
	"county",
	"postcode"
];
[...addressColumns];
// src/features/import/cells/sheet-fields.ts
/** The fields that a column can be: the columns of section 3 in their order, then those that decide about a row. */
const sheetFields = {
	title: { label: "Title" },
	customer_ref: {
		label: "Your reference",
		kind: "reference",
		example: "AC-1042"
	},
	company_type: {
		label: "Company type",
		example: "Limited company"
	},
	first_names: {
		label: "First names",
		kind: "name"
	},
	last_name: {
		label: "Last name",
		kind: "name"
	},
	is_individual: {
		label: "Private individual",
		kind: "yes-no",
		example: "no"
	},
	company_name: {
		label: "Company name",
		kind: "name",
		example: "Example Joinery Limited"
	},
	trading_name: { label: "Trading name" },
	company_number: {
		label: "Company number",
		kind: "number",
		example: "01234567"
	},
	vat_number: {
		label: "VAT number",
		kind: "number"
	},
	external_ref: {
		label: "Other reference",
		kind: "reference",
		example: "INV-2201"
	},
	primary_email: {
		label: "Email",
		kind: "email",
		example: "accounts@joinery.example"
	},
	primary_phone: {
		label: "Phone",
		kind: "number",
		example: "01632 960001"
	},
	street_1: {
		label: "Address line 1",
		example: "1 High Street"
	},
	street_2: { label: "Address line 2" },
	street_3: { label: "Address line 3" },
	city: {
		label: "Town or city",
		example: "Leeds"
	},
	county: { label: "County" },
	postcode: {
		label: "Postcode",
		kind: "postcode",
		example: "LS1 4AP"
	},
	initial_debt: {
		label: "Original amount",
		kind: "amount",
		example: "1250.00"
	},
	debt_type: {
		label: "Debt type",
		example: "Invoice"
	},
	department: {
		label: "Department",
		kind: "reference"
	},
	amount_outstanding: {
		label: "Amount outstanding",
		kind: "amount",
		example: "1250.00"
	},
	last_invoice_date: {
		label: "Last invoice date",
		kind: "date",
		example: "31/03/2026"
	},
	is_disputed: {
		label: "Disputed",
		kind: "yes-no",
		example: "no"
	},
	fee_type: { label: "Fee type" },
	interestDue: {
		label: "Interest",
		kind: "amount"
	},
	compDue: {
		label: "Compensation",
		kind: "amount"
	},
	currency: { label: "Currency" },
	document_type: { label: "Document type" }
};
const sheetFieldNames = Object.keys(sheetFields);
const amountFields = ["initial_debt", "amount_outstanding"];
// src/features/import/cells/placeholder.ts
/** Placeholders that programs and people write where they have no value. */
const placeholder = /^(?:null|n\.?\s?[/\\]?\s?[ak]\.?|#n\/a|#n\/a n\/a|#(?:ref|value|null|num|name|spill|calc)[!?]|err:\d{3}|#div\/0!|t\.?b\.?[acdn]\.?|to be (?:confirmed|advised|decided|announced|provided)|awaiting|withheld|to follow|(?:not|none|nothing) (?:known|available|applicable|provided|given|set|supplied|recorded|registered|specified|stated|disclosed|held|on file)|no (?:data|information|value|e-?mail|phone|number|address|date|reference|ref|vat|company number)|\\n|[-−–—―‐_.?*/@]+)$/i;
/** The same in one word. Null and Na are surnames, and these are first names or surnames. */
const placeholderWord = /^(?:none|nothing|unknown|unk|undefined|unspecified|unavailable)$/i;
const placeholderOrName = /^(?:nil|nan|nat|blank|empty|missing|pending|x{1,9}|zero)$/i;
/** A sign or a word for the value of the line above. */
const ditto = /^(?:["'“”〃]{1,2}|ditto|-\s?do\s?-|(?:same )?as above|see above)$/i;
const zeros = /^0+(?:\.0+)?$/;
/** How each of them begins, or a letter beyond ASCII, which may stand for one of theirs; few other texts do. */
const beginning = /^(?:[-_.?*/\\#([<@0 "']|a[sw]|bla|ditto|em|err:|miss|n(?:[./\\ ak]|il|o[nt ]|ul)|pend|same |see |t\.?b|to |un|wi|x|zero)|[^ -~]/i;
const maxLength = 20;
/** `00/00/0000`, ` / / `, `dd/mm/yyyy`, `00:00`, `#########` of a column that is too narrow. */
const emptyDate = /^(?:[\s0/._:#T-]+|[dmy/. -]+|-1|2958465|invalid date)$/i;
/** The 0th of January 1900, which spreadsheets show for a zero. */
const zerothDay = /^(?:1900-01-00|00?[/.-](?:0?1|jan)[/.-](?:19)?00|0?1[/.-]00?[/.-]1900)/i;
/** The days that programs write for "no date". */
const zeroDays = new Set("1899-12-30 1899-12-31 1900-01-01 1970-01-01 0001-01-01 1753-01-01 2999-12-31 9999-12-31".split(" "));
function isEmptyDate(text) {
	if (emptyDate.test(text) || zerothDay.test(text)) return true;
	return ["day-first", "month-first"].some((order) => {
		const date = parseDate(text, order);
		return date.ok && zeroDays.has(date.value);
	});
}
/** Whether a cell says that there is nothing: blank, N/A, TBC, -, #N/A, 00000, 30/12/1899. */
function isPlaceholder(text, field) {
	if (text === "") return true;
	if (field === "last_invoice_date" && isEmptyDate(text)) return true;
	if (text.length > maxLength || !beginning.test(text)) return false;
	const bare = text.normalize("NFKC").trim();
	const word = /\W$/.test(bare) ? bare.replace(/^[([<](.+)[)\]>]$|(?<=\w)\.$/, "$1") : bare;
	if (word === "") return true;
	const { kind } = sheetFields[field];
	if (kind === "amount" && parseMoney(word).ok) return word === "None";
	if (placeholder.test(word)) return !(field === "last_name" && /^(?:Na|null|Null|NULL)$/.test(word));
	if (zeros.test(word)) return kind !== "amount" && kind !== "yes-no" && field !== "department";
	if (placeholderWord.test(word)) return field !== "last_name" && kind !== "amount";
	if (ditto.test(word)) return kind === "name" || kind === "reference" || field === "trading_name";
	if (kind === "yes-no" && /^x$/i.test(word)) return false;
	return (kind !== "name" || /^\W/.test(bare)) && placeholderOrName.test(word);
}
// src/features/import/sheet/column-names.ts
/**
* Names of the column of a field in other systems, as their exports and import templates have them: Xero,
* Sage 50, Sage Accounting, QuickBooks, FreeAgent, Zoho Books, Dynamics 365 Business Central. Semicolons
* separate ranks, the best first: columns contest a field only within one rank. Words that mean the same,
* such as "no." and "number", are in `words`; the order of words does not matter.
*
* A name that stands under two fields (reference) is the second one if a better column has the first.
*/
const fieldNames = {
	title: "salutation",
	customer_ref: `client reference, customer code, contact id, account reference, account number,
    customer number, customer id, customer account, customer reference number, customer account number,
    customer account reference; account; reference, reference number`,
	company_type: `type of company, customer type, customer sub type, account type, entity type,
    legal form, customer category`,
	first_names: "forename, given name",
	last_name: "surname, family name",
	is_individual: "individual, consumer, is consumer",
	company_name: `customer name, bill to name, bill to customer name, account name, legal name, registered name,
    customer full name, customer company; company; customer, payer, bill to, invoice to; sold to, display name,
    name of customer, recipient; name; contact name; contact; name 1, customer description, description of customer`,
	trading_name: "trading as, t/a, dba",
	company_number: `crn, co number, company registration, company registration number,
    registration number, companies house number`,
	vat_number: `vat, vat registration, vat registration number, vat id, tax number, tax registration number,
    sales tax registration number`,
	external_ref: `invoice number, invoice number reference, invoice num; invoice reference, external reference;
    our reference; invoice, invoice id, sales invoice number; document number, document reference, num,
    bill number, voucher number; transaction number, transaction id; po number; reference, reference number`,
	primary_email: "email address, email id, accounts email",
	primary_phone: "phone number, work phone, phone 1, contact number; mobile, mobile number",
	street_1: "address 1, street, street address, street 1; address",
	street_2: "address 2, street 2",
	street_3: "address 3, street 3",
	city: "town, post town",
	county: "region, state, province",
	postcode: "billing code",
	initial_debt: `including, amount including, total including, gross including, invoice amount including,
    original amount including; gross, gross amount, invoice gross, total, invoice total, total amount, total gross,
    document total, grand total; original debt, original balance, debt, amount owed, principal; invoice amount,
    document amount, total invoice amount; amount, amount in gbp, amount (lcy); debit, debits, debit amount, dr,
    charges, invoiced, invoiced amount, debt value`,
	debt_type: "type of debt",
	department: "department number, department code",
	amount_outstanding: `outstanding including, remaining amount, remaining balance; outstanding, amount due,
    invoice amount due, balance due, balance outstanding, amount owing, total outstanding, unpaid, amount unpaid,
    open balance, open amount, outstanding receivable amount, still owed, amount still owed, still owing,
    still outstanding, amount still outstanding; balance, balance (lcy), total due; owing; due; account balance,
    current balance; total amount due, amount to pay, still to pay, left to pay, to be paid, total payable,
    amount payable`,
	last_invoice_date: `invoice date, last invoice, last invoiced, date of invoice, invoiced on, bill date;
    document date, issue date, date of issue, date issued, dated on, tax date, tax point, tax point date; date;
    transaction date; posting date`,
	is_disputed: "debt disputed, dispute, in dispute, query",
	fee_type: "fee",
	interestDue: "interest due, late payment interest",
	compDue: "comp, comp due, late payment compensation",
	currency: `currency code, currency iso, iso currency, invoice currency, transaction currency,
    document currency, currency id, currency name`,
	document_type: `transaction type, invoice type, voucher type, entry type, record type,
    type of document, type of transaction`
};
const wordByVariant = new Map(`number no nr nos numbers, reference ref, account acc acct ac, registration reg registered, phone tel telephone,
  customer client debtor cust buyer, company organisation organization business, invoice inv, document doc,
  transaction trans txn tran trx tx, department dept, currency curr ccy cur, amount amt value,
  outstanding os outst, balance bal, original orig, date dates dt, name names nm, first given forename forenames,
  address addr, including incl inc inclusive with, email mail, city town, county region state province`.split(",").flatMap((line) => {
	const [word = "", ...variants] = line.trim().split(/\s+/);
	return variants.map((variant) => [variant, word]);
}));
/** The words of a name of a column: `InvoiceNo*` has invoice and number, `Sum of Amount (GBP)` amount. */
const nameWords = (name) => new Set(name.normalize("NFKC").replaceAll("_", " ").replace(/[a-z](?=[A-Z\d])|[A-Z](?=[A-Z][a-z])/g, "$& ").toLowerCase().replace(/['’]s\b|\((?:optional|required)\)|\(s\)|^\W*sum of\b/g, " ").replace(/\b(?:yes\s*\/\s*no|y\s*\/\s*n|dd?\W?mm?\W?yy(?:yy)?)\b/g, " ").replace(/\ba\/c\b/g, "account").replace(/\bo\/s\b/g, "outstanding").replace(/^[\s(]*(?:£|gbp)[\s)]*$/, "amount").replace(/\b(inc(?:l|luding|lusive)?|with)\b\W*(?:of )?(?:vat|tax)\b/g, "$1").replace(/\be[- ]?mail\b/g, "email").replace(/\bpost(?:al)?[- ]code\b|\bzip(?:[- ]code)?\b/g, "postcode").split(/[^\p{L}\p{N}]+/u).filter((word) => ![
	"",
	"gbp",
	"utc"
].includes(word)).map((word) => wordByVariant.get(word) ?? word));
/** Ranks from 100: the name of the column is like a known one; 200: its contents alone decide. */
const [similarRank, contentsRank] = [100, 200];
/** Equal for names of the same words in any order. */
const wordKey = (words) => [...words].toSorted().join(" ");
/** Equal for names that differ in spaces, punctuation and letter case alone. */
const letterKey = (name) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
const candidatesByKey = /* @__PURE__ */ new Map();
for (const field of sheetFieldNames) {
	const aliases = fieldNames[field].split(";").map((names) => names.split(","));
	for (const [rank, names] of [[field, sheetFields[field].label], ...aliases].entries()) for (const key of names.flatMap((name) => [wordKey(nameWords(name)), letterKey(name)])) {
		const known = candidatesByKey.get(key) ?? [];
		if (known.every((candidate) => candidate.field !== field)) candidatesByKey.set(key, [...known, {
			field,
			rank
		}]);
	}
}
/** A word before the name of a field of the debtor: Billing street, Bill-to city, Main contact phone. */
const qualifier = /^(?:bill|billing|invoice|postal|to|sell|sold|po|main|primary|company|customer|contact|mailing|registration|address)$/;
const qualifiable = /* @__PURE__ */ new Set([...[
	"company_name",
	"customer_ref",
	"vat_number",
	"primary_email",
	"primary_phone"
], ...addressColumns]);
function candidatesWithoutQualifier([first = "", ...words]) {
	if (words.length === 0 || !qualifier.test(first)) return [];
	const found = (candidatesByKey.get(wordKey(words)) ?? []).filter(({ field }) => qualifiable.has(field));
	if (found.length === 0) return candidatesWithoutQualifier(words);
	const base = /^(?:invoice|postal)$/.test(first) ? similarRank + 50 : similarRank;
	return found.map(({ field, rank }) => ({
		field,
		rank: base + rank
	}));
}
/** The fields that a column may be by its name. */
function candidatesByName(name) {
	const words = [...nameWords(name)];
	return candidatesByKey.get(letterKey(name)) ?? candidatesByKey.get(wordKey(words)) ?? candidatesWithoutQualifier(words);
}
// src/rules/check.ts
/** Composed letters, trimmed, single spaces. */
const tidyText = (text) => text.normalize("NFC").trim().replace(/\s+/g, " ");
const tidy = (text) => ({
	ok: true,
	value: tidyText(text)
});
/** Normalises a text, and refuses one that then does not match. */
const matching = (normalise, pattern, error) => (text) => {
	const value = normalise(text);
	return pattern.test(value) ? {
		ok: true,
		value
	} : {
		ok: false,
		error
	};
};
/** Adds an error or a warning to values that pass a check. */
const refine = (check, { error, warning }) => (...input) => {
	const checked = check(...input);
	if (!checked.ok) return checked;
	const message = error?.(checked.value);
	if (message) return {
		ok: false,
		error: message
	};
	const advice = warning?.(checked.value);
	return advice ? {
		...checked,
		warning: advice
	} : checked;
};
// src/rules/address.ts
const british = /^(?:|uk|gb|gbr|u\.k\.|united kingdom|great britain|britain|england|scotland|wales|northern ireland)$/i;
const enterPostcode = "Enter a full UK postcode, like SW1A 1AA";
/** The part of a postcode before its space, that of the forces and of Girobank included. */
const outward = /^(?:BFPO(?=\d{1,4}$)|GIR(?=0AA$)|[A-Z]{1,2}\d[A-Z\d]?(?=\d[A-Z]{2}$))/;
const neverLast = /[CIKMOV].?$/;
const bareCode = memoize((text) => text.normalize("NFKC").toUpperCase().replace(/[^A-Z0-9]/g, ""));
const lookAlikes = {
	0: "O",
	1: "I",
	5: "S",
	8: "B",
	O: "0",
	I: "1",
	S: "5",
	B: "8"
};
/** Corrects look-alike characters, such as O for 0; undefined if no postcode results. */
function correctPostcode(bare) {
	if (bare.length > 7) return void 0;
	const code = [...bare].reduce((starts, one) => starts.flatMap((start) => [start + one, start + (lookAlikes[one] ?? one)]), [""]).find((spelling) => outward.test(spelling) && !neverLast.test(spelling));
	return code && withSpace(code);
}
const withSpace = (code) => code.replace(outward, "$& ");
const checkBritish = refine((text) => {
	const bare = bareCode(text);
	if (outward.test(bare)) return {
		ok: true,
		value: withSpace(bare)
	};
	const meant = correctPostcode(bare);
	return {
		ok: false,
		error: meant ? `${enterPostcode}. Did you mean ${meant}?` : enterPostcode
	};
}, { warning: (code) => neverLast.test(code) && "No UK postcode ends in these letters" });
/** Checks a postcode by its country: a UK one is validated and formatted, any other is tidied. */
const checkPostcode = (country) => british.test(country.trim()) ? checkBritish : tidy;
// src/rules/organisation.ts
/** Prefixes of company numbers (Companies House). */
const prefixes = new Set("AC CE CS EN ES FC FE GE GN GS IC IP LP NA NC NF NI NL NO NP NZ OC OE PC R0 RC RS SA SC SE SF SG SI SL SO SP SR SZ ZC".split(" "));
/** The number in capitals, with the zeros that its eight digits lack (HMRC manual COM40010). */
function normaliseCompanyNumber(text) {
	const bare = text.normalize("NFKC").toUpperCase().replace(/[^A-Z0-9]/g, "");
	const [, prefix = "", digits] = /^([A-Z]{2}|R0|)(\d{1,7})$/.exec(bare) ?? [];
	return digits ? prefix + digits.padStart(8 - prefix.length, "0") : bare;
}
refine(matching(normaliseCompanyNumber, /^(?!0+$)(?:\d{8}|[A-Z][A-Z0-9]{7})$/, "Company number must be 8 characters, like 01234567 or SC123456"), { warning: (value) => /^\D/.test(value) && !prefixes.has(value.slice(0, 2)) && `No company register uses the prefix ${value.slice(0, 2)}` });
/** A UK number, or another country's prefix with digits; VA would be "VAT" before a number. */
const vatNumber = /^(?:GB|XI)?(?:\d{9}|\d{12}|GD[0-4]\d\d|HA[5-9]\d\d)$|^(?!GB|XI|GD|HA|VA)[A-Z]{2,4}\d/;
const vatWeights = [
	8,
	7,
	6,
	5,
	4,
	3,
	2,
	10,
	1
];
/** Validates the check digits of a UK VAT number, by the old scheme or the one from 2010. */
function vatAddsUp(digits) {
	const rest = vatWeights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0) % 97;
	return rest === 0 || digits >= "1" && (rest === 42 || rest === 55);
}
refine(matching((text) => text.normalize("NFKC").toUpperCase().replace(/[\s.-]/g, ""), vatNumber, "VAT number must be 9 or 12 digits, like GB 123 4567 89"), { warning: (value) => {
	const digits = /^(?:GB|XI)?(\d{9})/.exec(value)?.[1];
	return digits !== void 0 && !vatAddsUp(digits) && "The check digits of this VAT number do not add up";
} });
refine(tidy, { warning: (name) => name.length > 160 && "This name is longer than 160 characters" });
const legalForm = /\b(?:ltd|limited|plc|llp|lp|cic|cio|unlimited|public limited company|cyf|ccc|inc|incorporated|llc|corp|gmbh|ag|kg|ohg|ug|bv|nv|sarl|sas|sa|srl|spa|ab|as|aps|oy|oyj|pty|kft|sro|doo)\b/i;
/** Whether a name ends with or holds a legal form, such as Ltd, PLC or LLP. */
const hasLegalForm = (name) => legalForm.test(name.replaceAll(".", ""));
// src/rules/person.ts
/** The text without `mailto:`, quotes, angle brackets and closing punctuation around a pasted address. */
function normaliseEmail(text) {
	return trimEndMatching(text.normalize("NFC").trim().replace(/^(?:mailto:|[<'\s])+/i, "").replace(/#mailto:.*/i, ""), /[>.,;'\s]/);
}
const email = /^[a-z0-9.!#$%&'*+/=?^_{|}~`-]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+(?:\p{L}{2,63}|xn--[a-z0-9-]+)$/iu;
const notAnEmail = "Enter an email address in the correct format, like name@example.com";
/** Checks an email address. The local part keeps its case, because the server distinguishes it. */
const checkEmail = refine(matching(normaliseEmail, email, notAnEmail), { error: (value) => (value.length > 254 || value.includes("..")) && notAnEmail });
new Map(Object.entries({
	"gmail.com": "gmial.com gmai.com gmail.co gmail.con",
	"hotmail.com": "hotmial.com hotmail.con",
	"outlook.com": "outlok.com outlook.con",
	"yahoo.com": "yaho.com yahoo.con",
	"btinternet.com": "btinternet.co btinternet.con",
	"icloud.com": "icloud.con"
}).flatMap(([domain, errors]) => errors.split(" ").map((error) => [error, domain])));
// src/features/import/cells/check-cell.ts
const yes = /^(?:yes|y|true|t|1|x|[✓✔☑✅])$/i;
const no = /^(?:no|n|false|f|0|[☐✗✘❌])$/i;
/** Parses yes or no. An unrecognised value is an error, never "no". */
const checkYesNo = (text) => {
	const word = unfloat(text.normalize("NFKC").trim());
	if (yes.test(word)) return {
		ok: true,
		value: "yes"
	};
	return no.test(word) ? {
		ok: true,
		value: "no"
	} : {
		ok: false,
		error: "Enter yes or no"
	};
};
/** The same, where the cell may also say "consumer" or "company". */
const checkIndividual = (text) => {
	const checked = checkYesNo(text);
	const kind = checked.ok ? null : customerKind(text);
	return kind ? {
		ok: true,
		value: kind === "consumer" ? "yes" : "no"
	} : checked;
};
/** `1042.0`, `GB123456782.0`: a program took an identifier for a number. */
const float = /^\s*(\d{1,15}|(?:gb|xi)\s?\d{9})(?:\.0{1,6}|,0)\s*$/i;
/** An identifier without the decimals that a program added. */
const unfloat = (text) => float.exec(text)?.[1] ?? text;
checkPostcode("United Kingdom");
// src/features/import/sheet/value-rules.ts
/** Whether at least a share of the values of a column fit. */
const mostFit = (texts, fits, share) => texts.length > 0 && texts.filter(fits).length >= share * texts.length;
const isPostcode = (text) => checkPostcode("United Kingdom")(text).ok;
const isEmail = (text) => checkEmail(text).ok;
const isDate = (text) => parseDate(text).ok || parseDate(text, "month-first").ok;
const isYesNo = (text) => checkYesNo(text).ok;
const isMoney = (text) => /\d/.test(text) && (parseMoney(text).ok || parseMoney(text, "comma").ok);
/** An amount in pence, below zero for a credit such as `(40.00)` or `40.00 CR`; NaN for no amount. */
function signedPence(text, sign) {
	const unsigned = text.replace(/[-−–—()]|\bCR\b/gi, "");
	for (const each of sign ? [sign] : [sign, "comma"]) {
		const amount = parseMoney(text, each);
		if (amount.ok) return amount.value ?? 0;
		const credit = parseMoney(unsigned, each);
		if (credit.ok && credit.value) return -credit.value;
	}
	return NaN;
}
/** An amount that is no count, number or reference. */
const isPrice = (text) => isMoney(text) && /[.,]\d{2}\D*$|£/.test(text);
const isAmountOrRate = (text) => text.endsWith("%") || isMoney(text) && !/^\D*(?:\d{9}|\d{12})\D*$/.test(unfloat(text));
const isCode = (text) => /^(?:[a-z]{1,6}[-/]?)?\d{1,12}$/i.test(text);
/** A spreadsheet's number of a day since 2009. */
const isSerialDay = (text) => /^4\d{4}(?:\.0+)?$/.test(text);
/** A date, a number of days or invoices, or a word that is no zero. */
const isNoAmount = (text) => isDate(text) || /\d\s+(?:days?|months?|invoices?|items?)\b/i.test(text) || !(/\d/.test(text) || parseMoney(text).ok);
const isCurrencyCode = (text) => /^(?:GBP|EUR|USD|[£€$])$/.test(text);
/** Nothing but a word of documents: a description may name one as well. */
const isPlainDocument = (text) => isNoDebtStatus(text) || /^\W*(?:(?:sales )?inv(?:oice)?s?|s[iacr]|accrec|dr?|cr?|i|debit|credit)\W*$/i.test(text);
/** A kind of customer, and not the name of a company. */
const isKind = (text) => customerKind(text) !== null && !isDocumentType(text) && (isPlainKind(text) || !hasLegalForm(text));
/** An answer, and not an amount such as 1.00. */
const isAnswer = (text) => isYesNo(text) && !isPrice(text);
const isPaidAnswer = (text) => isAnswer(text) || isDate(text) || isSettled(text) || /^(?:not |un)paid$/i.test(text);
/** The first line of an address. */
const isStreet = (text) => /^\d+[a-z]?[ ,]|\b(?:road|street|lane|avenue|close|drive|way|house|park|court|place|estate|unit)\b/i.test(text);
const wordsOf = (list) => new Set(list.split(/\s+/));
const has = (words, wanted) => [...words].some((word) => wanted.has(word));
/** A number, or a word that programs write with one where a column has no name: `Column 3`, `Unnamed: 0`, `F1`. */
const noName = /^(?:unnamed|column|field|f|x|var)?\d*$/;
/** The name has nothing but these words. */
const only = (list) => {
	const allowed = wordsOf(list);
	return (words) => [...words].every((word) => allowed.has(word) || noName.test(word));
};
/** The name has one of these words, and nothing but them and those beside them. */
const about = (list, beside) => {
	const [wanted, hasOthersOnly] = [wordsOf(list), only(`${list} ${beside}`)];
	return (words) => has(words, wanted) && hasOthersOnly(words);
};
const otherKinds = wordsOf(`payment method terms address delivery ship phone email price product tax vat reminder service work
  job property owner`);
/** The name does not speak of something that the words of documents and customers also describe. */
const isNoOtherKind = (words) => !has(words, otherKinds);
/** The name has one of these words, and none of other kinds. */
const mentions = (list) => {
	const wanted = wordsOf(list);
	return (words) => has(words, wanted) && isNoOtherKind(words);
};
const payment = about("credit paid payment received receipt collected settled deposit", "amount already cash invoice less part total note on account to date so far made");
/** The name is of a column of payments or credits beside one of amounts. */
const isPaymentName = (name) => payment(nameWords(name));
const kinds = mentions(`type kind category class group segment sector document transaction source individual consumer
  private person personal b2b b2c typ tipo kundentyp kundenart kategorie categoria`);
const isDescription = mentions("description narrative");
const besideKind = "is a an customer flag";
/** The rules for names that speak of a field. A column may hold the field of the first rule that it meets. */
const namedRules = [
	[
		"currency",
		mentions("currency"),
		(text) => /^\D{1,30}$/.test(text) && !isYesNo(text)
	],
	[
		"is_individual",
		about("consumer individual private personal person residential domestic b2c", besideKind),
		isYesNo
	],
	[
		"company_type",
		about("company b2b commercial corporate limited ltd", besideKind),
		isYesNo,
		{
			yes: "Business",
			no: "Individual"
		}
	],
	[
		"document_type",
		about("paid settled cleared", "is invoice fully in full date on at when"),
		isPaidAnswer,
		{
			yes: "Paid",
			no: "Not paid"
		}
	],
	[
		"document_type",
		about("unpaid outstanding", "is still"),
		isAnswer,
		{
			yes: "Not paid",
			no: "Paid"
		}
	],
	[
		"document_type",
		(words) => kinds(words) && !isDescription(words),
		isDocumentType
	],
	[
		"company_type",
		kinds,
		isKind
	],
	[
		"document_type",
		about("status", "invoice paid payment document transaction record bill debt"),
		Boolean
	],
	[
		"initial_debt",
		about("original initial full gross bill invoiced", "invoice amount debt including"),
		isPrice
	],
	[
		"amount_outstanding",
		about("outstanding unpaid owing owed remaining arrears balance due left uncollected uncleared residual rest", "amount invoice still open debt to pay payable gross including total final as at on of now today"),
		Boolean
	]
];
const vague = "details detail info data sent to of on the";
const vagueDebtor = only(`${vague} customer debtor client contact account accounts entity email mail address postcode post code pc
  location area district place`);
const vagueDate = only(`${vague} date day invoice invoiced issue issued dated raised billed document posted latest
  when`);
/** The rules for names that say little. */
const vagueRules = [
	[
		"currency",
		isNoOtherKind,
		isCurrencyCode
	],
	[
		"document_type",
		isNoOtherKind,
		isPlainDocument
	],
	[
		"company_type",
		isNoOtherKind,
		isPlainKind
	],
	[
		"postcode",
		vagueDebtor,
		isPostcode
	],
	[
		"primary_email",
		vagueDebtor,
		isEmail
	],
	[
		"last_invoice_date",
		vagueDate,
		isDate
	]
];
/** Further rules for a file without names of columns. */
const namelessRules = [
	[
		"company_name",
		only(""),
		hasLegalForm
	],
	[
		"initial_debt",
		only(""),
		isPrice
	],
	[
		"street_1",
		only(""),
		isStreet
	],
	[
		"customer_ref",
		only(""),
		(text) => isCode(text) && /^[a-z]/i.test(text)
	]
];
/** The field that a column may hold by its values, if its name does not speak of something else. */
function candidatesByValues({ name, texts }, hasNames) {
	const words = nameWords(name);
	const isMet = (share) => ([, isNamed, fits]) => isNamed(words) && mostFit(texts, fits, share);
	const named = namedRules.find(isMet(.5));
	if (named) return [{
		field: named[0],
		rank: similarRank
	}];
	const found = hasNames ? vagueRules.find(isMet(.9)) : [...vagueRules, ...namelessRules].find(isMet(.6));
	return found ? [{
		field: found[0],
		rank: contentsRank
	}] : [];
}
/** Values of which most, or all of an amount, speak against what the name of a column says. */
const contradictions = {
	initial_debt: (text) => isNoAmount(text),
	amount_outstanding: (text) => isNoAmount(text),
	company_name: (text) => isYesNo(text) || isPlainKind(text),
	vat_number: isAmountOrRate,
	is_disputed: (text) => !isYesNo(text),
	is_individual: (text) => !checkIndividual(text).ok
};
const isAmountField = (field) => amountFields.some((each) => each === field);
/** The fields that a column may hold, by its name and values; the names are those of all columns. */
function findCandidates(column, names) {
	const { name, texts } = column;
	const isPart = /^\W*due\W*$/i.test(name) && names.some((each) => /overdue|not.*due/i.test(each));
	const isDays = /^\W*due\W*$/i.test(name) && mostFit(texts, isSerialDay, .5);
	function isPossible({ field, rank }) {
		const isAmount = isAmountField(field);
		if (isAmount && (isPart || isDays || otherCurrencyOfHeader(name))) return false;
		const speaksAgainst = contradictions[field];
		return !speaksAgainst || rank === 0 || !mostFit(texts, speaksAgainst, isAmount ? 1 : .5);
	}
	const found = candidatesByName(name).filter(isPossible);
	if (found[0]?.field === "company_name" && mostFit(texts, isCode, .5)) return [{
		field: "customer_ref",
		rank: similarRank
	}];
	return found.length > 0 ? found : candidatesByValues(column, names.some(Boolean)).filter(isPossible);
}
// src/features/import/sheet/match-columns.ts
/** Fields that decide whether a row is a debt, and of whom: every column that may be one of them counts. */
const sharedFields = /* @__PURE__ */ new Set([...[
	"currency",
	"document_type",
	"company_type",
	"is_individual"
]]);
/** A unique name for each column, of at most 100 characters; any other one has its number appended. */
const uniqueNames = (header) => header.map((name, column) => {
	const shown = name.slice(0, 100);
	if (name === "") return `Column ${column + 1}`;
	return shown === name && header.indexOf(name) === header.lastIndexOf(name) ? name : `${shown} (column ${column + 1})`;
});
/** Rows in which values of a column are looked for, and how many of its values are judged. */
const [sampledRows, sampledValues] = [1e3, 200];
/**
* Matches columns to fields by their names, or by their contents. Fields that several columns match equally
* well are contested: none of the columns has them.
* @param hasNames whether the header holds names, and not the first debt
*/
function matchColumns(firstLine, rows, hasNames = true) {
	const names = hasNames ? firstLine : firstLine.map(() => "");
	const sampled = rows.slice(0, sampledRows);
	const columns = uniqueNames(names).map((uniqueName, index) => {
		const name = names[index] ?? "";
		const texts = sampled.map((cells) => cells[index]?.replaceAll("�", "").trim() ?? "").filter((text) => !isPlaceholder(text, "is_individual")).slice(0, sampledValues);
		const [sample = ""] = texts;
		const holdsAmounts = texts.filter(isPrice).length * 2 > texts.length;
		const shown = {
			index,
			name: uniqueName,
			header: hasNames ? name : uniqueName,
			field: null,
			matchedBy: null,
			sample,
			holdsAmounts
		};
		const candidates = findCandidates({
			name,
			texts
		}, names);
		return {
			name,
			texts,
			ranks: new Map(candidates.map(({ field, rank }) => [field, rank])),
			shown
		};
	});
	const town = columns[columns.findIndex(({ ranks }) => ranks.has("postcode")) - 1];
	if (!hasNames && town?.ranks.size === 0) town.ranks.set("city", contentsRank);
	const contested = chooseColumns(columns, sampled);
	return {
		columns: columns.map(({ shown }) => shown),
		contested
	};
}
/** Gives each field its best column, unless another one may be it as well. @returns the contested fields */
function chooseColumns(columns, rows) {
	const withField = (field) => columns.filter(({ ranks }) => ranks.has(field));
	const textIn = (cells, { shown }) => cells[shown.index]?.trim() ?? "";
	const penceIn = (cells, column) => column && textIn(cells, column) ? signedPence(textIn(cells, column)) : 0;
	const named = (test) => columns.filter(({ name }) => test.test(name));
	const taxes = named(/\b(?:vat|tax|net)\b/i);
	const payments = columns.find(({ name, texts }) => isPaymentName(name) && texts.some(isMoney));
	/** Whether most balances include that of the row above. */
	function isRunning(balance) {
		const isCarried = (cells, row) => {
			const before = penceIn(rows[row - 1] ?? [], balance);
			const changes = withField("initial_debt").map((amount) => penceIn(cells, amount));
			const change = penceIn(cells, balance) - before + penceIn(cells, payments);
			return before !== 0 && changes.includes(change);
		};
		return rows.length > 1 && rows.filter(isCarried).length * 2 >= rows.length - 1;
	}
	for (const column of withField("amount_outstanding").filter(isRunning)) column.ranks.delete("amount_outstanding");
	const [bareName] = named(/^\W*name\W*$/i);
	const [hasFirst, hasLast] = [withField("first_names"), withField("last_name")].map(({ length }) => length > 0);
	if (bareName && hasFirst !== hasLast && !bareName.texts.some((text) => /\s/.test(text))) bareName.ranks = /* @__PURE__ */ new Map([[hasFirst ? "last_name" : "first_names", 1]]);
	/** Whether a person has to say that an amount is the whole one, and in pounds. */
	function isDoubtful(amount, field) {
		const others = columns.filter(({ name, texts }) => otherCurrencyOfHeader(name) && texts.some(isMoney));
		const saysPounds = /£|gbp|lcy|pound|sterling/i.test(amount.name);
		if (others.length > 0 && !saysPounds && withField("currency").length === 0) return true;
		if (field !== "initial_debt" || withField("amount_outstanding").length > 0) return false;
		const isWhole = /gross|total|inc|orig|debt/i.test(amount.name);
		const hasTax = taxes.some(({ texts }) => texts.some(isPrice));
		const isPartPaid = (cells) => penceIn(cells, amount) > 0 && penceIn(cells, payments) > 0;
		return hasTax && !isWhole || rows.some(isPartPaid);
	}
	const contested = [];
	const taken = /* @__PURE__ */ new Set();
	for (const field of sheetFieldNames) {
		const rankOf = ({ ranks }) => ranks.get(field) ?? contentsRank;
		const [best, ...others] = withField(field).filter((column) => !taken.has(column)).toSorted((one, other) => rankOf(one) - rankOf(other));
		if (!best) continue;
		const isShared = sharedFields.has(field);
		const isAmount = isAmountField(field);
		/** A name that is the same in all rows may be the client's own. */
		const isOwnName = (column) => field === "company_name" && new Set(best.texts).size === 1 && new Set(column.texts).size > 1 && !/contact|description/i.test(column.name);
		const isRival = (column) => rankOf(column) === rankOf(best) || isAmount && column.shown.holdsAmounts && !best.shown.holdsAmounts || field === "initial_debt" && rankOf(best) > 0 && taxes.length === 0 || isOwnName(column);
		const isCopy = (column) => isAmount && column.texts.length > 0 && rows.every((cells) => textIn(cells, column) === textIn(cells, best));
		const rivals = others.filter((column) => !isShared && isRival(column) && !isCopy(column));
		if (rivals.length > 0 || isAmount && isDoubtful(best, field)) {
			contested.push(field);
			for (const column of [best, ...rivals]) taken.add(column);
			continue;
		}
		for (const column of [best, ...isShared ? others : []]) {
			taken.add(column);
			const byName = rankOf(column) < similarRank ? "name" : "similar-name";
			const matchedBy = rankOf(column) < contentsRank ? byName : "contents";
			Object.assign(column.shown, {
				field,
				matchedBy
			});
		}
	}
	return contested;
}
export { matchColumns, sharedFields };
