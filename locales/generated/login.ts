// Made by `npm run gen` from locales/login.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "logIn": {};
  "loggingIn": {};
  "register": {};
  "registering": {};
  "registerNow": {};
  "forgotPhone": {};
  "forgotEmail": {};
  "forgot": {};
  "reset": {};
  "resetting": {};
  "noAccount": {};
  "ways": {};
  "code": {};
  "password": {};
  "email": {};
  "back": {};
  "close": {};
  "phoneLabel": {};
  "emailLabel": {};
  "newPasswordLabel": {};
  "confirmLabel": {};
  "showPassword": { "label": string | number };
  "newcomers": {};
  "byCode": {};
  "basicHint": {};
  "strongHint": {};
  "agree": {};
  "agreeByRegistering": {};
  "verifyFirst": {};
  "agreeFirst": {};
  "phoneRequired": {};
  "phoneWrong": {};
  "codeRequired": {};
  "codeFirst": {};
  "passwordRequired": {};
  "passwordBasic": {};
  "passwordStrong": {};
  "emailRequired": {};
  "emailInvalid": {};
  "emailWrong": {};
  "emailTaken": {};
  "confirmRequired": {};
  "confirmDiffers": {};
  "faults": { "count": number; "list": string | number };
  "registered": {};
  "modified": {};
  "loggedIn": { "nick": string | number };
  "expiredTitle": {};
  "expiredBody": {};
  "logInAgain": {};
  "notNow": {};
  "otherAccount": {};
  "testAccounts": {};
}> = {
  scope: "login",
  zh: {
    "logIn": ["登录"],
    "loggingIn": ["登录中…"],
    "register": ["邮箱注册"],
    "registering": ["注册中…"],
    "registerNow": ["注册"],
    "forgotPhone": ["手机找回密码"],
    "forgotEmail": ["邮箱找回密码"],
    "forgot": ["忘记密码？"],
    "reset": ["设置新密码"],
    "resetting": ["提交中…"],
    "noAccount": ["还没有账号？"],
    "ways": ["登录方式"],
    "code": ["验证码"],
    "password": ["密码"],
    "email": ["邮箱"],
    "back": ["返回登录"],
    "close": ["关闭"],
    "phoneLabel": ["手机号"],
    "emailLabel": ["邮箱地址"],
    "newPasswordLabel": ["新密码"],
    "confirmLabel": ["确认密码"],
    "showPassword": ["显示“",["label"],"”"],
    "newcomers": ["还没有账号？用验证码登录会自动注册。"],
    "byCode": ["用验证码登录，会自动注册"],
    "basicHint": ["6-20 位字母和数字，两者都要有"],
    "strongHint": ["10-128 位，任意字符"],
    "agree": ["我已阅读并同意<a>用户协议</a>和<p>隐私政策</p>"],
    "agreeByRegistering": ["注册即表示同意<a>用户协议</a>和<p>隐私政策</p>"],
    "verifyFirst": ["最近有人在反复尝试密码，请先完成安全验证再登录。"],
    "agreeFirst": ["请先同意用户协议和隐私政策"],
    "phoneRequired": ["请输入手机号"],
    "phoneWrong": ["请输入正确的手机号"],
    "codeRequired": ["请输入验证码"],
    "codeFirst": ["请先获取验证码"],
    "passwordRequired": ["请输入密码"],
    "passwordBasic": ["请输入 6-20 位字母和数字组合的密码"],
    "passwordStrong": ["请输入 10-128 位的密码"],
    "emailRequired": ["请输入邮箱地址"],
    "emailInvalid": ["请输入有效的邮箱地址"],
    "emailWrong": ["请输入正确的邮箱地址"],
    "emailTaken": ["该邮箱已被注册"],
    "confirmRequired": ["请输入确认密码"],
    "confirmDiffers": ["两次输入的密码不一致"],
    "faults": ["有 ",["count"]," 处需要修改：",["list"]],
    "registered": ["注册成功，请登录"],
    "modified": ["修改成功，请用新密码登录"],
    "loggedIn": ["欢迎，",["nick"]],
    "expiredTitle": ["登录已过期"],
    "expiredBody": ["请重新登录。页面上的内容都还在，登录后会继续完成刚才的操作。"],
    "logInAgain": ["重新登录"],
    "notNow": ["暂不登录"],
    "otherAccount": ["您现在登录的是另一个账号，刚才的操作没有提交。"],
    "testAccounts": ["测试账号（仅开发环境）"],
  },
  en: {
    "logIn": ["Log in"],
    "loggingIn": ["Logging in…"],
    "register": ["Register by email"],
    "registering": ["Registering…"],
    "registerNow": ["Register"],
    "forgotPhone": ["Reset password by phone"],
    "forgotEmail": ["Reset password by email"],
    "forgot": ["Forgot password?"],
    "reset": ["Set new password"],
    "resetting": ["Saving…"],
    "noAccount": ["No account yet?"],
    "ways": ["Ways to log in"],
    "code": ["Code"],
    "password": ["Password"],
    "email": ["Email"],
    "back": ["Back to login"],
    "close": ["Close"],
    "phoneLabel": ["Phone number"],
    "emailLabel": ["Email address"],
    "newPasswordLabel": ["New password"],
    "confirmLabel": ["Confirm password"],
    "showPassword": ["Show “",["label"],"”"],
    "newcomers": ["No account yet? Logging in with a code creates one."],
    "byCode": ["Log in with a code, which creates one"],
    "basicHint": ["6–20 characters, with letters and numbers"],
    "strongHint": ["10 to 128 characters of any kind"],
    "agree": ["I have read and agree to the <a>user agreement</a> and the <p>privacy policy</p>"],
    "agreeByRegistering": ["By registering you agree to the <a>user agreement</a> and the <p>privacy policy</p>"],
    "verifyFirst": ["Somebody has been trying passwords. To log in, show that you are human."],
    "agreeFirst": ["Please first agree to the user agreement and the privacy policy."],
    "phoneRequired": ["Please enter a phone number."],
    "phoneWrong": ["Please enter a correct phone number."],
    "codeRequired": ["Please enter the verification code."],
    "codeFirst": ["Please get a verification code first."],
    "passwordRequired": ["Please enter a password."],
    "passwordBasic": ["Please enter a password of 6–20 characters, with letters and numbers."],
    "passwordStrong": ["Please enter a password of 10 to 128 characters."],
    "emailRequired": ["Please enter an email address."],
    "emailInvalid": ["Please enter a valid email address."],
    "emailWrong": ["Please enter a correct email address."],
    "emailTaken": ["This email address is already registered."],
    "confirmRequired": ["Please confirm the password."],
    "confirmDiffers": ["The two passwords do not match."],
    "faults": [["count","plural",{"one":["One entry needs"],"other":["#"," entries need"]}]," your attention: ",["list"]],
    "registered": ["Registered. Please log in."],
    "modified": ["Your password was changed. Log in with the new one."],
    "loggedIn": ["Welcome, ",["nick"]],
    "expiredTitle": ["Your login has expired"],
    "expiredBody": ["Please log in again. Everything on this page is kept, and your last action continues after the login."],
    "logInAgain": ["Log in again"],
    "notNow": ["Not now"],
    "otherAccount": ["You are now logged in with another account. Your last action was not submitted."],
    "testAccounts": ["Test accounts (development only)"],
  },
};
