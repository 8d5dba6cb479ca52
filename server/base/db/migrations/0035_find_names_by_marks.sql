ALTER TABLE "entrants" ADD COLUMN "initial_mark" smallint;--> statement-breakpoint
ALTER TABLE "entrants" ADD COLUMN "start_mark" smallint;--> statement-breakpoint
CREATE INDEX "entrants_by_name" ON "entrants" USING btree ("race_id","initial_mark","start_mark");