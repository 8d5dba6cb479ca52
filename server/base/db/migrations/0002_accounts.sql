CREATE TABLE "accounts" (
	"account_id" text PRIMARY KEY NOT NULL,
	"email" text,
	"phone_mac" text,
	"phone_sealed" text,
	"password_hash" text,
	"nick" text NOT NULL,
	"authorities" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accounts_email_unique" UNIQUE("email"),
	CONSTRAINT "accounts_phone_mac_unique" UNIQUE("phone_mac")
);
--> statement-breakpoint
CREATE TABLE "audit_lines" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "captchas" (
	"captcha_id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"scene" text NOT NULL,
	"target_mac" text NOT NULL,
	"answer_sealed" text,
	"pass_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"solved_at" timestamp with time zone,
	"peeked_at" timestamp with time zone,
	"used_at" timestamp with time zone,
	CONSTRAINT "captchas_pass_hash_unique" UNIQUE("pass_hash")
);
--> statement-breakpoint
CREATE TABLE "codes" (
	"code_id" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"target_mac" text NOT NULL,
	"code_hash" text NOT NULL,
	"token_hash" text NOT NULL,
	"guesses" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "codes_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox_messages" (
	"message_id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"channel" text NOT NULL,
	"target_sealed" text NOT NULL,
	"template" text NOT NULL,
	"content_sealed" text,
	"state" text DEFAULT 'queued' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "outbox_messages_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"account_id" text PRIMARY KEY NOT NULL,
	"user_name" text,
	"gender" integer DEFAULT 0 NOT NULL,
	"birthday" date,
	"icon_upload_id" text,
	"introduction" text,
	"education_level" text,
	"graduate_institution" text,
	"major" text,
	"residential_province_code" text,
	"residential_city_code" text,
	"residential_district_code" text,
	"residential_address" text,
	"height_cm" integer,
	"weight_kg" integer,
	"extend_info" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "real_names" (
	"account_id" text PRIMARY KEY NOT NULL,
	"name_sealed" text NOT NULL,
	"card_type" text NOT NULL,
	"card_sealed" text NOT NULL,
	"card_mac" text NOT NULL,
	"card_upload_id" text,
	"birthday" date,
	"gender" integer,
	"audit_status" integer NOT NULL,
	"refuse_reason" text,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"account_id" text NOT NULL,
	"login_type" text NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_session_id_unique" UNIQUE("session_id")
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"upload_id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"width" integer,
	"height" integer,
	"is_picture" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "uploads_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "secret_marks" (
	"id" integer PRIMARY KEY NOT NULL,
	"mark" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "real_names" ADD CONSTRAINT "real_names_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "codes_by_target" ON "codes" USING btree ("purpose","target_mac","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "one_verified_account" ON "real_names" USING btree ("card_type","card_mac") WHERE audit_status = 2;--> statement-breakpoint
CREATE INDEX "sessions_by_account" ON "sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "uploads_by_account" ON "uploads" USING btree ("account_id","created_at");