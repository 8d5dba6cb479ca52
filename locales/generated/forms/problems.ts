// Made by `npm run gen` from locales/forms/problems.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "subject.this": {};
  "subject.entry": { "list": string | number; "number": string | number };
  "subject.part": { "name": string | number };
  "ask.write": { "name": string | number };
  "ask.date": { "name": string | number };
  "ask.confirm": { "name": string | number };
  "ask.choose": { "name": string | number };
  "ask.rank": { "name": string | number };
  "ask.upload": { "name": string | number };
  "ask.sign": { "name": string | number };
  "ask.tick": { "name": string | number };
  "ask.agree": { "name": string | number };
  "ask.add": { "name": string | number };
  "ask.complete": { "name": string | number };
  "ask.or": { "one": string | number; "other": string | number };
  "ask.either": { "names": string | number };
  "shape.other": { "name": string | number };
  "shape.yesOrNo": { "name": string | number };
  "shape.integer": { "name": string | number };
  "shape.number": { "name": string | number };
  "shape.enum": { "name": string | number };
  "shape.const": { "name": string | number };
  "shape.minLength": { "name": string | number; "limit": number };
  "shape.maxLength": { "name": string | number; "limit": number };
  "shape.pattern": { "name": string | number };
  "shape.email": { "name": string | number };
  "shape.date": { "name": string | number };
  "shape.time": { "name": string | number };
  "shape.url": { "name": string | number };
  "shape.minimum": { "name": string | number; "limit": string | number };
  "shape.maximum": { "name": string | number; "limit": string | number };
  "shape.exclusiveMinimum": { "name": string | number; "limit": string | number };
  "shape.exclusiveMaximum": { "name": string | number; "limit": string | number };
  "shape.multipleOf": { "name": string | number; "step": string | number };
  "shape.decimals": { "name": string | number; "digits": number };
  "shape.minItems": { "name": string | number; "action": string; "limit": string | number };
  "shape.maxItems": { "name": string | number; "action": string; "limit": string | number };
  "shape.uniqueItems": { "name": string | number };
  "shape.contains": { "name": string | number };
  "shape.extra": { "name": string | number };
  "shape.propertyNames": { "name": string | number };
  "shape.not": { "name": string | number };
  "shape.oneWay": { "name": string | number };
  "rule.differs": { "name": string | number; "other": string | number };
  "rule.same": { "name": string | number; "other": string | number };
  "rule.positiveInteger": { "name": string | number };
  "rule.uniqueInGroup": { "number": string | number; "name": string | number };
  "rule.notBefore": { "name": string | number; "day": string | number };
  "rule.matchesGender": { "name": string | number; "document": string | number };
  "rule.bornBetween": { "first": string | number; "last": string | number };
  "rule.bornFrom": { "first": string | number };
  "rule.bornUntil": { "last": string | number };
  "age": { "day": string | number; "years": string | number; "item": string | number; "limits": string | number };
  "age.open": { "day": string | number; "years": string | number; "item": string | number; "limits": string | number; "open": string | number };
  "age.thisItem": {};
  "age.between": { "min": string | number; "max": string | number };
  "age.from": { "min": string | number };
  "age.upTo": { "max": string | number };
  "text.blank": {};
  "choice": {};
  "rating": { "points": string | number };
  "matrix.row": {};
  "matrix.missing": { "row": string | number };
  "matrix.minRows": { "minRows": number };
  "ranking": { "count": string | number; "missing": number };
  "country": {};
  "relation": {};
  "address.part": { "part": string | number };
  "address.notAsked": {};
  "address.noStreet": {};
  "address.postcode": {};
  "area.province": {};
  "area.city": {};
  "area.district": {};
  "area.otherCity": {};
  "area.otherDistrict": {};
  "bloodType.rh": {};
  "bloodType.noRh": {};
  "size.notListed": {};
  "size.gender": {};
  "size.soldOut": {};
  "option.full": {};
  "club.notListed": {};
  "commitment.upload": {};
  "commitment.sign": {};
  "day.none": {};
  "day.tooEarly": { "day": string | number };
  "day.tooLate": { "day": string | number };
  "email": {};
  "guardian.minor": {};
  "document.notAccepted": {};
  "document.kind": { "kind": string | number };
  "document.length": { "lengths": string | number; "length": string | number };
  "lengths.18": {};
  "lengths.passport": {};
  "lengths.hongKong": {};
  "lengths.taiwan": {};
  "lengths.permanentResident": {};
  "document.digitsAndX": {};
  "document.passport": {};
  "document.hongKong": {};
  "document.taiwan": {};
  "document.permanentResident": {};
  "document.old": {};
  "document.place": {};
  "document.date": {};
  "document.future": {};
  "document.check-digit": {};
  "document.noBirthday": {};
  "document.otherBirthday": {};
  "document.noSuchBirthday": {};
  "document.futureBirthday": {};
  "document.birthYear": {};
  "document.noGender": {};
  "document.otherGender": {};
  "number.positiveInteger": {};
  "number.integer": {};
  "number.decimals": { "digits": number };
  "pastEvents.twice": {};
  "phone.country": {};
  "phone.characters": {};
  "phone.mainlandLength": { "digits": string | number };
  "phone.mainlandMobile": {};
  "phone.length": { "country": string | number; "digits": number };
  "phone.mobile": { "country": string | number };
  "pinyinName.given": {};
  "policy.other": {};
  "policy.changed": {};
  "more.notAsked": {};
  "more.text": {};
  "more.image": {};
  "more.url": {};
  "url": {};
  "file.kind": { "file": string | number; "kinds": string | number };
  "file.twice": { "file": string | number };
  "picture.size": { "width": string | number; "height": string | number; "file": string | number; "actualWidth": string | number; "actualHeight": string | number };
  "signature.otherName": { "name": string | number };
  "signature.noName": {};
  "signature.blank": {};
  "score.race": {};
  "score.grade": { "race": string | number; "grade": string | number; "grades": string | number };
  "score.distance": { "items": string | number };
  "score.otherDistance": { "time": string | number; "item": string | number };
  "score.implausible": { "time": string | number; "item": string | number };
  "score.day": {};
  "score.future": {};
  "score.tooEarly": { "day": string | number };
  "score.tooLate": { "day": string | number };
  "score.notLookedUp": {};
  "score.certificate": {};
}> = {
  scope: "forms/problems",
  zh: {
    "subject.this": ["此项"],
    "subject.entry": [["list"],"第 ",["number"]," 项"],
    "subject.part": [["name"],"的这一处"],
    "ask.write": ["请填写",["name"],"。"],
    "ask.date": ["请填写",["name"],"。"],
    "ask.confirm": ["请确认",["name"],"。"],
    "ask.choose": ["请选择",["name"],"。"],
    "ask.rank": ["请为",["name"],"排序。"],
    "ask.upload": ["请上传",["name"],"。"],
    "ask.sign": ["请签署",["name"],"。"],
    "ask.tick": ["请勾选",["name"],"。"],
    "ask.agree": ["请阅读并同意",["name"],"。"],
    "ask.add": ["请添加",["name"],"。"],
    "ask.complete": ["请把",["name"],"填写完整。"],
    "ask.or": [["one"],"或",["other"]],
    "ask.either": ["请填写",["names"],"，填一项即可。"],
    "shape.other": ["请检查",["name"],"。"],
    "shape.yesOrNo": [["name"],"请选择是或否。"],
    "shape.integer": [["name"],"要填整数。"],
    "shape.number": [["name"],"要填数字。"],
    "shape.enum": [["name"],"请从选项中选择。"],
    "shape.const": [["name"],"只有一个可选答案，请选择它。"],
    "shape.minLength": [["name"],"至少要 ",["limit"]," 个字符。"],
    "shape.maxLength": [["name"],"最多 ",["limit"]," 个字符，请写短一些。"],
    "shape.pattern": [["name"],"的格式不正确，请检查后重新填写。"],
    "shape.email": [["name"],"要填正确的邮箱地址，例如 lin@example.com。"],
    "shape.date": [["name"],"要填真实的日期，例如 2025-10-26。"],
    "shape.time": [["name"],"要填时间，例如 08:30。"],
    "shape.url": ["请输入正确的网址：",["name"],"。"],
    "shape.minimum": [["name"],"不能小于 ",["limit"],"。"],
    "shape.maximum": [["name"],"不能大于 ",["limit"],"。"],
    "shape.exclusiveMinimum": [["name"],"要大于 ",["limit"],"。"],
    "shape.exclusiveMaximum": [["name"],"要小于 ",["limit"],"。"],
    "shape.multipleOf": [["name"],"要是 ",["step"]," 的倍数。"],
    "shape.decimals": [["name"],"最多 ",["digits"]," 位小数。"],
    "shape.minItems": [["name"],"至少要",["action","select",{"choose":["选"],"upload":["上传"],"other":["填"]}]," ",["limit"]," 项。"],
    "shape.maxItems": [["name"],"最多",["action","select",{"choose":["选"],"upload":["上传"],"other":["填"]}]," ",["limit"]," 项，请去掉多余的。"],
    "shape.uniqueItems": [["name"],"里有重复的内容，请去掉一个。"],
    "shape.contains": [["name"],"里还缺必需的内容，或多了一些，请检查。"],
    "shape.extra": [["name"],"现在不需要填写。请清空它；如果页面上看不到，请刷新页面。"],
    "shape.propertyNames": [["name"],"中有一项的名称不能使用，请换一个名称。"],
    "shape.not": [["name"],"不能这样填写，请修改。"],
    "shape.oneWay": [["name"],"只能用一种方式填写，请删去多余的内容。"],
    "rule.differs": [["name"],"不能与",["other"],"相同，请改其中一项。"],
    "rule.same": [["name"],"要与",["other"],"一致，请检查两项。"],
    "rule.positiveInteger": [["name"],"要填正整数，前面不加 0。"],
    "rule.uniqueInGroup": ["第 ",["number"]," 位参赛者填了相同的",["name"],"，每人要用自己的。"],
    "rule.notBefore": [["name"],"不能早于",["day"],"。"],
    "rule.matchesGender": [["name"],"与",["document"],"上的不一致，请检查两项。"],
    "rule.bornBetween": ["只限 ",["first"],"至",["last"],"（含）出生的人参加。"],
    "rule.bornFrom": ["只限 ",["first"],"（含）以后出生的人参加。"],
    "rule.bornUntil": ["只限 ",["last"],"（含）以前出生的人参加。"],
    "age": [["day"],"当天为 ",["years"]," 周岁，",["item"],"要求",["limits"],"。"],
    "age.open": [["day"],"当天为 ",["years"]," 周岁，",["item"],"要求",["limits"],"。可以报名：",["open"],"。"],
    "age.thisItem": ["本项目"],
    "age.between": ["年满 ",["min"]," 至 ",["max"]," 周岁"],
    "age.from": ["年满 ",["min"]," 周岁"],
    "age.upTo": ["不超过 ",["max"]," 周岁"],
    "text.blank": ["请填写文字，只有空格或引号不算。"],
    "choice": ["所选项已不再提供，请重新选择。"],
    "rating": ["评分最高 ",["points"]," 分，请重新选择。"],
    "matrix.row": ["这一行已不再提供，请重新填写本题。"],
    "matrix.missing": ["请为",["row"],"选择一项。"],
    "matrix.minRows": ["请至少回答 ",["minRows"]," 行。"],
    "ranking": ["请排出 ",["count"]," 项",["missing","plural",{"0":[],"other":["，还差 ","#"," 项"]}],"。"],
    "country": ["请从列表中选择国家或地区。"],
    "relation": ["请从列表中选择关系。"],
    "address.part": ["请填写",["part"],"。"],
    "address.notAsked": ["这个国家或地区的地址没有这一项，请重新选择国家或地区。"],
    "address.noStreet": ["请填写街道和门牌号。"],
    "address.postcode": ["邮政编码是 6 位数字，请检查。"],
    "area.province": ["请选择省份。"],
    "area.city": ["请选择城市。"],
    "area.district": ["请选择区县。"],
    "area.otherCity": ["这个城市不在所选省份，请重新选择。"],
    "area.otherDistrict": ["这个区县不在所选省份，请重新选择。"],
    "bloodType.rh": ["请同时选择 Rh 阳性或阴性。"],
    "bloodType.noRh": ["这里不需要填 Rh，请重新选择血型。"],
    "size.notListed": ["请从列表中选择尺码。"],
    "size.gender": ["这个尺码与所填性别不符，请重新选择。"],
    "size.soldOut": ["这个尺码已选完，请换一个。"],
    "option.full": ["这一项已选完，请换一项。"],
    "club.notListed": ["请从搜索结果中选择跑团。"],
    "commitment.upload": ["请把承诺书签好后上传。"],
    "commitment.sign": ["请在这里签署承诺书。"],
    "day.none": ["没有这一天，请检查年、月、日。"],
    "day.tooEarly": ["请填写",["day"],"或之后的日期。"],
    "day.tooLate": ["请填写",["day"],"或之前的日期。"],
    "email": ["请输入正确的邮箱地址，例如 name@qq.com。"],
    "guardian.minor": ["监护人在比赛当天须年满 18 周岁，请改填一位成年监护人。"],
    "document.notAccepted": ["本次报名不接受这种证件，请改选。"],
    "document.kind": ["这是",["kind"],"的号码，请改选证件类型或检查号码。"],
    "document.length": ["号码应为 ",["lengths"]," 位，现在是 ",["length"]," 位。"],
    "lengths.18": ["18"],
    "lengths.passport": ["5 至 17"],
    "lengths.hongKong": ["9 或 11"],
    "lengths.taiwan": ["8、10 或 11"],
    "lengths.permanentResident": ["15 或 18"],
    "document.digitsAndX": ["号码只能是数字，最后一位可以是 X。"],
    "document.passport": ["护照号码由字母和数字组成，至少有一个数字。"],
    "document.hongKong": ["号码应为字母 H 或 M 加 8 位或 10 位数字。"],
    "document.taiwan": ["号码应为 8 位数字，或 10 位数字后带一个字母（字母可省略）。"],
    "document.permanentResident": ["号码应为 9 开头的 18 位，或 3 个字母加 12 位数字。"],
    "document.old": ["这是旧的 15 位号码，请填写现在身份证上的 18 位号码。"],
    "document.place": ["号码的前几位不属于这种证件，请检查。"],
    "document.date": ["号码第 7 至 14 位应是出生日期，但没有这一天，请检查。"],
    "document.future": ["号码中的出生日期晚于今天，请检查第 7 至 14 位。"],
    "document.check-digit": ["号码与最后一位校验码不符，可能输错了一位。"],
    "document.noBirthday": ["请填写出生日期。"],
    "document.otherBirthday": ["出生日期与证件号码不一致，请检查两项。"],
    "document.noSuchBirthday": ["没有这一天，请检查出生日期。"],
    "document.futureBirthday": ["出生日期不能晚于今天。"],
    "document.birthYear": ["请检查出生日期的年份。"],
    "document.noGender": ["请选择性别。"],
    "document.otherGender": ["性别与证件号码不一致，请检查两项。"],
    "number.positiveInteger": ["请填写 1 以上的整数。"],
    "number.integer": ["请填写整数。"],
    "number.decimals": ["小数点后最多 ",["digits"]," 位。"],
    "pastEvents.twice": ["这场比赛已经选过，请删去一个。"],
    "phone.country": ["请重新选择国家或地区的区号。"],
    "phone.characters": ["手机号只能包含数字，请检查。"],
    "phone.mainlandLength": ["手机号应为 11 位数字，现在是 ",["digits"]," 位。"],
    "phone.mainlandMobile": ["没有这个号段的手机号，请检查前三位。"],
    "phone.length": [["country"],"没有 ",["digits"]," 位的手机号，请检查。"],
    "phone.mobile": ["这不是",["country"],"的手机号，请检查号码和区号。"],
    "pinyinName.given": ["请填写名的拼音或英文，与护照一致。"],
    "policy.other": ["请阅读并同意这份文件。"],
    "policy.changed": ["您同意之后这份文件已经更新，请再次阅读并同意。"],
    "more.notAsked": ["所选项不需要这项内容，请重新选择。"],
    "more.text": ["请填写说明。"],
    "more.image": ["请上传图片。"],
    "more.url": ["请填写网址。"],
    "url": ["请输入正确的网址"],
    "file.kind": ["文件格式不正确：",["file"],"。请上传 ",["kinds"]," 格式的文件。"],
    "file.twice": ["“",["file"],"”添加了两次，请去掉一个。"],
    "picture.size": ["上传图片的尺寸不符合标准，宽度须为 ",["width"]," px，高度须为 ",["height"]," px；“",["file"],"”的实际宽度为 ",["actualWidth"]," px，高度为 ",["actualHeight"]," px。"],
    "signature.otherName": ["请输入与表单中一致的姓名作为签名：",["name"],"。"],
    "signature.noName": ["请输入完整姓名作为签名。"],
    "signature.blank": ["签名框里只有一个点或很短的线，请写下完整的签名。"],
    "score.race": ["请填写赛事名称。"],
    "score.grade": ["“",["race"],"”的等级（",["grade"],"）不符合要求，须为 ",["grades"],"。请换一场赛事。"],
    "score.distance": ["只接受",["items"],"的成绩。"],
    "score.otherDistance": [["time"]," 更像",["item"],"的成绩，请核对项目和时间。"],
    "score.implausible": [["time"]," 不像",["item"],"的完赛时间，请按“时:分:秒”核对。"],
    "score.day": ["没有这一天，请检查日期。"],
    "score.future": ["比赛日期不能晚于今天。"],
    "score.tooEarly": ["只接受 ",["day"]," 及以后的成绩。"],
    "score.tooLate": ["只接受 ",["day"]," 及以前的成绩。"],
    "score.notLookedUp": ["这个成绩尚未核验，请移除后重新添加。"],
    "score.certificate": ["请上传这个成绩的证书或截图。"],
  },
  en: {
    "subject.this": ["this answer"],
    "subject.entry": ["entry ",["number"]," of ",["list"]],
    "subject.part": ["this part of ",["name"]],
    "ask.write": ["Please fill in ",["name"],"."],
    "ask.date": ["Please fill in ",["name"],"."],
    "ask.confirm": ["Please confirm ",["name"],"."],
    "ask.choose": ["Please choose ",["name"],"."],
    "ask.rank": ["Please put the options in order for ",["name"],"."],
    "ask.upload": ["Please upload ",["name"],"."],
    "ask.sign": ["Please sign ",["name"],"."],
    "ask.tick": ["Please tick ",["name"],"."],
    "ask.agree": ["Please read ",["name"]," and agree to it."],
    "ask.add": ["Please add ",["name"],"."],
    "ask.complete": ["Please complete ",["name"],"."],
    "ask.or": [["one"]," or ",["other"]],
    "ask.either": ["Please fill in ",["names"],"; one of them is enough."],
    "shape.other": ["Please check ",["name"],"."],
    "shape.yesOrNo": ["Please answer ",["name"]," with yes or no."],
    "shape.integer": [["name"]," must be a whole number."],
    "shape.number": [["name"]," must be a number."],
    "shape.enum": ["Please choose one of the options for ",["name"],"."],
    "shape.const": ["Only the given answer is possible for ",["name"],". Please choose it."],
    "shape.minLength": [["name"]," needs at least ",["limit","plural",{"one":["#"," character"],"other":["#"," characters"]}],"."],
    "shape.maxLength": [["name"]," can have at most ",["limit","plural",{"one":["#"," character"],"other":["#"," characters"]}],". Please shorten it."],
    "shape.pattern": [["name"]," is not written correctly. Please check it."],
    "shape.email": [["name"]," must be an email address, such as lin@example.com."],
    "shape.date": [["name"]," must be a real date, such as 2025-10-26."],
    "shape.time": [["name"]," must be a time, such as 08:30."],
    "shape.url": ["Please enter a correct URL for ",["name"],"."],
    "shape.minimum": [["name"]," must be ",["limit"]," or more."],
    "shape.maximum": [["name"]," must be ",["limit"]," or less."],
    "shape.exclusiveMinimum": [["name"]," must be more than ",["limit"],"."],
    "shape.exclusiveMaximum": [["name"]," must be less than ",["limit"],"."],
    "shape.multipleOf": [["name"]," must be a multiple of ",["step"],"."],
    "shape.decimals": [["name"]," can have at most ",["digits","plural",{"one":["#"," decimal place"],"other":["#"," decimal places"]}],"."],
    "shape.minItems": ["Please ",["action","select",{"choose":["choose"],"upload":["upload"],"other":["add"]}]," at least ",["limit"]," for ",["name"],"."],
    "shape.maxItems": [["name"]," can have at most ",["limit"],". Please remove the rest."],
    "shape.uniqueItems": [["name"]," has the same entry twice. Please remove one of them."],
    "shape.contains": [["name"]," lacks a required entry or has too many of them. Please check it."],
    "shape.extra": [["name"]," is not needed here. Please clear it, or reload the page if you cannot see it."],
    "shape.propertyNames": ["An entry of ",["name"]," has a name that cannot be used. Please change the name."],
    "shape.not": [["name"]," cannot be answered like this. Please change it."],
    "shape.oneWay": ["Please answer ",["name"]," in one way only and remove the rest."],
    "rule.differs": [["name"]," and ",["other"]," must be different. Please change one of them."],
    "rule.same": [["name"]," and ",["other"]," must be the same. Please check both."],
    "rule.positiveInteger": [["name"]," must be a whole number above zero, without a leading zero."],
    "rule.uniqueInGroup": ["Entrant ",["number"]," has the same ",["name"],". Each entrant needs their own."],
    "rule.notBefore": [["name"]," must be ",["day"]," or later."],
    "rule.matchesGender": [["name"]," does not match ",["document"],". Please check both."],
    "rule.bornBetween": ["Only for runners born from ",["first"]," to ",["last"],"."],
    "rule.bornFrom": ["Only for runners born on ",["first"]," or later."],
    "rule.bornUntil": ["Only for runners born on ",["last"]," or earlier."],
    "age": ["On ",["day"]," the age is ",["years"],"; ",["item"]," is for ",["limits"],"."],
    "age.open": ["On ",["day"]," the age is ",["years"],"; ",["item"]," is for ",["limits"],". Open at that age: ",["open"],"."],
    "age.thisItem": ["this item"],
    "age.between": ["ages ",["min"]," to ",["max"]],
    "age.from": ["ages ",["min"]," and over"],
    "age.upTo": ["ages up to ",["max"]],
    "text.blank": ["Please write something: spaces and quotation marks alone do not count."],
    "choice": ["This option is no longer available. Please choose again."],
    "rating": ["The highest rating is ",["points"],". Please choose again."],
    "matrix.row": ["This row is no longer asked. Please answer the question again."],
    "matrix.missing": ["Please choose an answer for ",["row"],"."],
    "matrix.minRows": ["Please answer at least ",["minRows","plural",{"one":["#"," row"],"other":["#"," rows"]}],"."],
    "ranking": ["Please rank ",["count"],["missing","plural",{"0":[],"one":[": ","#"," is missing"],"other":[": ","#"," are missing"]}],"."],
    "country": ["Please choose a country or region from the list."],
    "relation": ["Please choose the relation from the list."],
    "address.part": ["Please enter the ",["part"],"."],
    "address.notAsked": ["Addresses in this country do not have this part. Please choose the country again."],
    "address.noStreet": ["Please enter the street, house and flat."],
    "address.postcode": ["A postcode in mainland China has 6 digits. Please check it."],
    "area.province": ["Please choose the province."],
    "area.city": ["Please choose the city."],
    "area.district": ["Please choose the district or county."],
    "area.otherCity": ["This city is not in the chosen province. Please choose again."],
    "area.otherDistrict": ["This district is not in the chosen province. Please choose again."],
    "bloodType.rh": ["Please also choose Rh positive or Rh negative."],
    "bloodType.noRh": ["Rh is not needed here. Please choose the blood type again."],
    "size.notListed": ["Please choose a size from the list."],
    "size.gender": ["This size is cut for the other gender. Please choose again."],
    "size.soldOut": ["This size is sold out. Please choose another one."],
    "option.full": ["This option has no places left. Please choose another one."],
    "club.notListed": ["Please choose a club from the search results."],
    "commitment.upload": ["Please sign the form on paper and upload it."],
    "commitment.sign": ["Please sign the form here."],
    "day.none": ["This date does not exist. Please check day, month and year."],
    "day.tooEarly": ["Please enter ",["day"]," or a later date."],
    "day.tooLate": ["Please enter ",["day"]," or an earlier date."],
    "email": ["Please enter a correct email address, such as name@qq.com."],
    "guardian.minor": ["A guardian must be at least 18 on race day. Please enter an adult."],
    "document.notAccepted": ["This type of document is not accepted here. Please choose another one."],
    "document.kind": ["This is the number of another document: ",["kind"],". Please change the type or check the number."],
    "document.length": ["The number has ",["length"]," characters; it must have ",["lengths"],"."],
    "lengths.18": ["18"],
    "lengths.passport": ["5 to 17"],
    "lengths.hongKong": ["9 or 11"],
    "lengths.taiwan": ["8, 10 or 11"],
    "lengths.permanentResident": ["15 or 18"],
    "document.digitsAndX": ["The number can have digits only; the last character can be an X."],
    "document.passport": ["A passport number has letters and digits, with at least one digit."],
    "document.hongKong": ["The number is the letter H or M and 8 or 10 digits."],
    "document.taiwan": ["The number has 8 digits, or 10 digits and perhaps a letter."],
    "document.permanentResident": ["The number has 18 digits and begins with 9, or has 3 letters and 12 digits."],
    "document.old": ["This is an old number with 15 digits. Please enter the 18 digits that are on the card today."],
    "document.place": ["Numbers of this type do not begin with these digits. Please check them."],
    "document.date": ["Digits 7 to 14 must be a date of birth, but this date does not exist. Please check them."],
    "document.future": ["The date of birth in the number is in the future. Please check digits 7 to 14."],
    "document.check-digit": ["The last character does not match the others: one of them may be wrong."],
    "document.noBirthday": ["Please enter the date of birth."],
    "document.otherBirthday": ["The date of birth does not match the document number. Please check both."],
    "document.noSuchBirthday": ["This date does not exist. Please check the date of birth."],
    "document.futureBirthday": ["The date of birth cannot be in the future."],
    "document.birthYear": ["Please check the year of birth."],
    "document.noGender": ["Please choose the gender."],
    "document.otherGender": ["The gender does not match the document number. Please check both."],
    "number.positiveInteger": ["Please enter a whole number of 1 or more."],
    "number.integer": ["Please enter a whole number."],
    "number.decimals": ["Please enter at most ",["digits","plural",{"one":["#"," decimal place"],"other":["#"," decimal places"]}],"."],
    "pastEvents.twice": ["This race is in the list twice. Please remove one of them."],
    "phone.country": ["Please choose the dialling code again."],
    "phone.characters": ["A mobile number has digits only. Please check it."],
    "phone.mainlandLength": ["A mobile number of mainland China has 11 digits; this one has ",["digits"],"."],
    "phone.mainlandMobile": ["No mobile number begins like this. Please check the first three digits."],
    "phone.length": ["No mobile number of ",["country"]," has ",["digits","plural",{"one":["#"," digit"],"other":["#"," digits"]}],". Please check it."],
    "phone.mobile": ["This is not a mobile number of ",["country"],". Please check the number and the dialling code."],
    "pinyinName.given": ["Please also enter the given name, as in the passport."],
    "policy.other": ["Please read this text and agree to it."],
    "policy.changed": ["The text has changed since you agreed to it. Please read it again and agree."],
    "more.notAsked": ["The chosen option does not need this. Please choose again."],
    "more.text": ["Please add the details here."],
    "more.image": ["Please upload a picture."],
    "more.url": ["Please enter a web address."],
    "url": ["Please enter a correct URL."],
    "file.kind": ["This type of file is not accepted: ",["file"],". Please upload ",["kinds"],"."],
    "file.twice": ["This file was added twice: ",["file"],". Please remove one of them."],
    "picture.size": ["The picture must be ",["width"]," px wide and ",["height"]," px high, but “",["file"],"” is ",["actualWidth"]," px wide and ",["actualHeight"]," px high."],
    "signature.otherName": ["Please type the name as it is in the form: ",["name"],"."],
    "signature.noName": ["Please type your full name as your signature."],
    "signature.blank": ["The box has only a dot or a short line. Please write your full signature."],
    "score.race": ["Please enter the name of the race."],
    "score.grade": ["Results of ",["race"]," (grade ",["grade"],") do not count here: it must be ",["grades"],". Please choose another race."],
    "score.distance": ["Only results over these distances count: ",["items"],"."],
    "score.otherDistance": ["The time ",["time"]," looks like one for the ",["item"],". Please check distance and time."],
    "score.implausible": ["The time ",["time"]," is not plausible for the ",["item"],". Please check it: hours:minutes:seconds."],
    "score.day": ["This date does not exist. Please check it."],
    "score.future": ["The race cannot be in the future."],
    "score.tooEarly": ["Only results from ",["day"]," on count."],
    "score.tooLate": ["Only results up to ",["day"]," count."],
    "score.notLookedUp": ["This result has not been verified. Please remove it and add it again."],
    "score.certificate": ["Please upload the certificate of this result, or a screenshot of it."],
  },
};
