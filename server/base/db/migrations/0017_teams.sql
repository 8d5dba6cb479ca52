CREATE TABLE "team_members" (
	"submission_id" text PRIMARY KEY NOT NULL,
	"team_id" text NOT NULL,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	"left_at" timestamp with time zone,
	"left_because" text
);
--> statement-breakpoint
CREATE TABLE "teams" (
	"team_id" text PRIMARY KEY NOT NULL,
	"race_id" text NOT NULL,
	"domain_name" text NOT NULL,
	"item" text NOT NULL,
	"form_id" text NOT NULL,
	"captain_id" text,
	"name_sealed" text NOT NULL,
	"link_sealed" text NOT NULL,
	"link_mac" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"dissolved_at" timestamp with time zone,
	CONSTRAINT "teams_link_mac_unique" UNIQUE("link_mac")
);
--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_submission_id_submissions_submission_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("submission_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_team_id_teams_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("team_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_captain_id_accounts_account_id_fk" FOREIGN KEY ("captain_id") REFERENCES "public"."accounts"("account_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "team_members_by_team" ON "team_members" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "teams_by_captain" ON "teams" USING btree ("captain_id");--> statement-breakpoint
CREATE INDEX "teams_by_race" ON "teams" USING btree ("race_id");