CREATE TABLE "api_tokens" (
	"token_id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"token_mac" text NOT NULL,
	"ending" text NOT NULL,
	"name" text NOT NULL,
	"races" jsonb NOT NULL,
	"scopes" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_used_on" date,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "api_tokens_token_mac_unique" UNIQUE("token_mac"),
	CONSTRAINT "api_token_lasts_a_year" CHECK (expires_at <= created_at + interval '366 days')
);
--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_tokens_by_account" ON "api_tokens" USING btree ("account_id");