CREATE TABLE "audit_links" (
	"source" text NOT NULL,
	"line" bigint NOT NULL,
	"race_id" text NOT NULL,
	"number" bigint NOT NULL,
	"hash" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "audit_links_race_id_number_pk" PRIMARY KEY("race_id","number"),
	CONSTRAINT "linked_once" UNIQUE("source","line")
);
--> statement-breakpoint
CREATE TABLE "audit_pending" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_pending_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"source" text NOT NULL,
	"line" bigint NOT NULL,
	"race_id" text NOT NULL,
	CONSTRAINT "pending_once" UNIQUE("source","line")
);
--> statement-breakpoint
CREATE TABLE "waiting_minutes" (
	"race_id" text NOT NULL,
	"minute" bigint NOT NULL,
	"people" integer NOT NULL,
	CONSTRAINT "waiting_minutes_race_id_minute_pk" PRIMARY KEY("race_id","minute")
);
--> statement-breakpoint
ALTER TABLE "audit_lines" ADD COLUMN "race_id" text;--> statement-breakpoint
ALTER TABLE "audit_lines" ADD COLUMN "before" text;--> statement-breakpoint
ALTER TABLE "audit_lines" ADD COLUMN "after" text;--> statement-breakpoint
ALTER TABLE "audit_lines" ADD COLUMN "reason" text;--> statement-breakpoint
CREATE INDEX "audit_lines_by_entity" ON "audit_lines" USING btree ("entity_id");
--> statement-breakpoint
-- The tables of the audit are append-only, and so is its chain: who can write to the database through the program cannot change what was done. Who owns the
-- database can drop a trigger; the chain then no longer verifies.
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER "audit_lines_are_kept" BEFORE UPDATE OR DELETE ON "audit_lines" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "audit_lines_are_not_emptied" BEFORE TRUNCATE ON "audit_lines" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "entry_history_is_kept" BEFORE UPDATE OR DELETE ON "entry_history" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "entry_history_is_not_emptied" BEFORE TRUNCATE ON "entry_history" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "order_history_is_kept" BEFORE UPDATE OR DELETE ON "order_history" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "order_history_is_not_emptied" BEFORE TRUNCATE ON "order_history" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "audit_links_are_kept" BEFORE UPDATE OR DELETE ON "audit_links" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "audit_links_are_not_emptied" BEFORE TRUNCATE ON "audit_links" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
-- What waits to be chained is added once for a statement, not for a row: a rush inserts hundreds of rows at once.
CREATE FUNCTION "await_chaining_of_line"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO audit_pending (source, line, race_id) SELECT 'line', seq, coalesce(race_id, '') FROM added ORDER BY seq;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "await_chaining_of_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO audit_pending (source, line, race_id)
    SELECT 'entry', a.seq, e.race_id FROM added a JOIN entries e ON e.entry_id = a.entry_id ORDER BY a.seq;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "await_chaining_of_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO audit_pending (source, line, race_id)
    SELECT 'order', a.seq, o.race_id FROM added a JOIN orders o ON o.order_id = a.order_id ORDER BY a.seq;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "order_history_awaits_chaining" AFTER INSERT ON "order_history" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "await_chaining_of_order"();--> statement-breakpoint
CREATE TRIGGER "audit_lines_await_chaining" AFTER INSERT ON "audit_lines" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "await_chaining_of_line"();--> statement-breakpoint
CREATE TRIGGER "entry_history_awaits_chaining" AFTER INSERT ON "entry_history" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "await_chaining_of_entry"();--> statement-breakpoint
-- What was done before there was a chain is chained too, in the order of time. The triggers above wait for whoever writes, so nothing is missed.
INSERT INTO audit_pending (source, line, race_id) SELECT source, line, race_id FROM (
  SELECT 'line' AS source, seq AS line, coalesce(race_id, '') AS race_id, at FROM audit_lines
  UNION ALL
  SELECT 'entry', h.seq, e.race_id, h.at FROM entry_history h JOIN entries e ON e.entry_id = h.entry_id
  UNION ALL
  SELECT 'order', h.seq, o.race_id, h.at FROM order_history h JOIN orders o ON o.order_id = h.order_id
) earlier ORDER BY at, source, line;
