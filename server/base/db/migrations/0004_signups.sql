CREATE SEQUENCE "public"."draft_revisions" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "answered_forms" (
	"hash" text PRIMARY KEY NOT NULL,
	"form_id" text NOT NULL,
	"version" integer NOT NULL,
	"use" text NOT NULL,
	"uri" text NOT NULL,
	"body" text NOT NULL,
	"kept_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "drafts" (
	"account_id" text NOT NULL,
	"race_id" text NOT NULL,
	"use" text NOT NULL,
	"item" text NOT NULL,
	"domain_name" text NOT NULL,
	"content_sealed" text NOT NULL,
	"revision" bigint NOT NULL,
	"session_id" text NOT NULL,
	"device" text NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "drafts_account_id_race_id_use_item_pk" PRIMARY KEY("account_id","race_id","use","item")
);
--> statement-breakpoint
CREATE TABLE "entrants" (
	"submission_id" text NOT NULL,
	"position" integer NOT NULL,
	"race_id" text NOT NULL,
	"use" text NOT NULL,
	"item" text NOT NULL,
	"document_mac" text,
	"is_standing" boolean DEFAULT true NOT NULL,
	CONSTRAINT "entrants_submission_id_position_pk" PRIMARY KEY("submission_id","position")
);
--> statement-breakpoint
CREATE TABLE "submissions" (
	"submission_id" text PRIMARY KEY NOT NULL,
	"account_id" text,
	"race_id" text NOT NULL,
	"domain_name" text NOT NULL,
	"use" text NOT NULL,
	"item" text NOT NULL,
	"form_id" text NOT NULL,
	"form_version" integer NOT NULL,
	"form_hash" text NOT NULL,
	"policies" jsonb NOT NULL,
	"answers_sealed" text NOT NULL,
	"fee_fen" integer NOT NULL,
	"race_ends_at" timestamp with time zone,
	"key" text NOT NULL,
	"body_mac" text NOT NULL,
	"receipt" text NOT NULL,
	"audit_status" integer,
	"refuse_reason" text,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"replaced_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "submissions_receipt_unique" UNIQUE("receipt"),
	CONSTRAINT "one_submission_for_a_key" UNIQUE("account_id","key")
);
--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entrants" ADD CONSTRAINT "entrants_submission_id_submissions_submission_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("submission_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_form_hash_answered_forms_hash_fk" FOREIGN KEY ("form_hash") REFERENCES "public"."answered_forms"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_replaced_by_submissions_submission_id_fk" FOREIGN KEY ("replaced_by") REFERENCES "public"."submissions"("submission_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "drafts_by_age" ON "drafts" USING btree ("saved_at");--> statement-breakpoint
CREATE UNIQUE INDEX "one_sign_up_in_a_race" ON "entrants" USING btree ("race_id","document_mac") WHERE use = 'sign-up' and is_standing and document_mac is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "one_application_for_an_item" ON "entrants" USING btree ("race_id","item","document_mac") WHERE use = 'through-entry' and is_standing and document_mac is not null;--> statement-breakpoint
CREATE INDEX "submissions_by_account" ON "submissions" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "submissions_by_race" ON "submissions" USING btree ("race_id","use","created_at","submission_id");