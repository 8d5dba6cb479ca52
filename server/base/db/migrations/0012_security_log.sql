CREATE TABLE "security_events" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"actor" text,
	"account_id" text,
	"network" text,
	"count" integer NOT NULL,
	"details" jsonb
);
--> statement-breakpoint
CREATE INDEX "security_events_by_time" ON "security_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "security_events_by_account" ON "security_events" USING btree ("account_id");--> statement-breakpoint
-- The log is append-only: who can write to the database through the program cannot change what was done. The purge of
-- `startline audit --purge-before` names its instant for the transaction, and rows of the last 30 days stay in any case.
CREATE FUNCTION "keep_security_events"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD.at < now() - interval '30 days'
      AND OLD.at < nullif(current_setting('startline.purge_before', true), '')::timestamptz THEN
      RETURN OLD;
    END IF;
  END IF;
  RAISE EXCEPTION 'security_events is append-only' USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER "security_events_are_kept" BEFORE UPDATE OR DELETE ON "security_events" FOR EACH ROW EXECUTE FUNCTION "keep_security_events"();
--> statement-breakpoint
CREATE TRIGGER "security_events_are_not_emptied" BEFORE TRUNCATE ON "security_events" FOR EACH STATEMENT EXECUTE FUNCTION "keep_security_events"();
