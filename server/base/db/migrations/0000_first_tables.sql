CREATE TABLE "changes" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "config_files" (
	"name" text PRIMARY KEY NOT NULL,
	"body" text NOT NULL,
	"fixture_md5" text
);
--> statement-breakpoint
CREATE TABLE "countries" (
	"id" integer PRIMARY KEY NOT NULL,
	"two_code" text NOT NULL,
	"three_code" text NOT NULL,
	"number_code" text NOT NULL,
	"cn_name" text NOT NULL,
	"en_name" text NOT NULL,
	"item_name" text NOT NULL,
	"item_code" text NOT NULL,
	"item_sort" integer NOT NULL,
	"dict_code" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "domains" (
	"domain_name" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"bound_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "problem_reports" (
	"domain_name" text NOT NULL,
	"code" text NOT NULL,
	"pointer" text NOT NULL,
	"message" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"first_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "problem_reports_domain_name_code_pointer_message_pk" PRIMARY KEY("domain_name","code","pointer","message")
);
--> statement-breakpoint
CREATE TABLE "races" (
	"race_id" text PRIMARY KEY NOT NULL,
	"details" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "releases" (
	"release_id" bigserial PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"origin" text NOT NULL,
	"file_md5" text NOT NULL,
	"uri" text NOT NULL,
	"source_md5" text NOT NULL,
	"source_uri" text NOT NULL,
	"head" jsonb NOT NULL,
	"problems" jsonb NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sites" (
	"site_id" text PRIMARY KEY NOT NULL,
	"race_id" text,
	"release_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "domains" ADD CONSTRAINT "domains_site_id_sites_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("site_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "releases" ADD CONSTRAINT "releases_site_id_sites_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("site_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sites" ADD CONSTRAINT "sites_race_id_races_race_id_fk" FOREIGN KEY ("race_id") REFERENCES "public"."races"("race_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "releases_by_site" ON "releases" USING btree ("site_id","release_id");