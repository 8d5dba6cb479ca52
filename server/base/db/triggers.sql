-- Pictures are compressed already: PostgreSQL would try it again for nothing.
ALTER TABLE "published_parts" ALTER COLUMN "content" SET STORAGE EXTERNAL;
--> statement-breakpoint
-- The log is append-only: no writer through the program changes it. The purge of
-- `startline audit --purge-before` names its instant for the transaction, and rows of the last 30
-- days stay in any case.
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
CREATE TRIGGER "security_events_are_kept"
  BEFORE UPDATE OR DELETE ON "security_events"
  FOR EACH ROW EXECUTE FUNCTION "keep_security_events"();
--> statement-breakpoint
CREATE TRIGGER "security_events_are_not_emptied"
  BEFORE TRUNCATE ON "security_events"
  FOR EACH STATEMENT EXECUTE FUNCTION "keep_security_events"();
--> statement-breakpoint
-- What is paid back of a payment is never more than it: the payment is locked, so that of two
-- refunds at once the second counts the first.
CREATE FUNCTION "refunds_within_payment"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  paid integer;
  back bigint;
BEGIN
  SELECT amount_fen INTO paid FROM payments WHERE out_trade_no = NEW.out_trade_no AND state = 'paid' FOR UPDATE;
  SELECT coalesce(sum(amount_fen), 0) INTO back FROM refunds WHERE out_trade_no = NEW.out_trade_no AND state <> 'failed';
  IF paid IS NULL OR back > paid THEN
    RAISE EXCEPTION 'refunds of a payment are more than it' USING ERRCODE = 'check_violation', CONSTRAINT = 'refunds_within_payment';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "refunds_within_payment"
  AFTER INSERT OR UPDATE OF "amount_fen", "state", "out_trade_no" ON "refunds"
  FOR EACH ROW EXECUTE FUNCTION "refunds_within_payment"();
--> statement-breakpoint
-- The tables of the audit are append-only, and so is its chain. The owner of the database can drop a
-- trigger; the chain then no longer verifies.
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER "audit_lines_are_kept"
  BEFORE UPDATE OR DELETE ON "audit_lines"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "audit_lines_are_not_emptied"
  BEFORE TRUNCATE ON "audit_lines"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "entry_history_is_kept"
  BEFORE UPDATE OR DELETE ON "entry_history"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "entry_history_is_not_emptied"
  BEFORE TRUNCATE ON "entry_history"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "order_history_is_kept"
  BEFORE UPDATE OR DELETE ON "order_history"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "order_history_is_not_emptied"
  BEFORE TRUNCATE ON "order_history"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "audit_links_are_kept"
  BEFORE UPDATE OR DELETE ON "audit_links"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "audit_links_are_not_emptied"
  BEFORE TRUNCATE ON "audit_links"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
-- What waits to be chained is added once for a statement, not for a row: a rush inserts hundreds of
-- rows at once.
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
CREATE TRIGGER "order_history_awaits_chaining"
  AFTER INSERT ON "order_history" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION "await_chaining_of_order"();
--> statement-breakpoint
CREATE TRIGGER "audit_lines_await_chaining"
  AFTER INSERT ON "audit_lines" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION "await_chaining_of_line"();
--> statement-breakpoint
CREATE TRIGGER "entry_history_awaits_chaining"
  AFTER INSERT ON "entry_history" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION "await_chaining_of_entry"();
--> statement-breakpoint
-- A published set of results stays as people read it: neither the set nor its rows change. A draft
-- is derived, so that rows of a set are added and deleted, and never changed.
CREATE FUNCTION "keep_published_set"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.kind <> 'draft' THEN
    RAISE EXCEPTION 'a published set of results is kept' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;
--> statement-breakpoint
CREATE FUNCTION "keep_published_results"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM result_sets s WHERE s.kind <> 'draft' AND s.set_id IN (SELECT c.set_id FROM changed c)) THEN
    RAISE EXCEPTION 'a published set of results is kept' USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF TG_OP = 'INSERT' AND EXISTS (SELECT FROM (SELECT DISTINCT set_id FROM changed) c
    WHERE NOT EXISTS (SELECT FROM result_sets s WHERE s.set_id = c.set_id)) THEN
    RAISE EXCEPTION 'results are of no set' USING ERRCODE = 'foreign_key_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "published_sets_are_kept"
  BEFORE UPDATE OR DELETE ON "result_sets"
  FOR EACH ROW EXECUTE FUNCTION "keep_published_set"();
--> statement-breakpoint
CREATE TRIGGER "published_results_are_kept"
  AFTER DELETE ON "results" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "keep_published_results"();
--> statement-breakpoint
CREATE TRIGGER "published_results_are_complete"
  AFTER INSERT ON "results" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "keep_published_results"();
--> statement-breakpoint
CREATE TRIGGER "results_are_not_edited"
  BEFORE UPDATE OR TRUNCATE ON "results"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "prize_events_are_kept"
  BEFORE UPDATE OR DELETE OR TRUNCATE ON "prize_events"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
-- What timing systems sent stays as it is, but for a rehearsal, which is deleted before the race.
CREATE FUNCTION "keep_passings"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM timing_sources s WHERE s.rehearsal IS NULL AND s.source_id IN (SELECT c.source_id FROM changed c)) THEN
    RAISE EXCEPTION 'passings of a race are kept' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "passings_are_kept"
  AFTER DELETE ON "passings" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "keep_passings"();
--> statement-breakpoint
CREATE TRIGGER "passings_are_not_edited"
  BEFORE UPDATE OR TRUNCATE ON "passings"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
-- A race pack is handed out or mailed, never both: whichever comes second waits for the entry's row,
-- and then sees the first.
CREATE FUNCTION "mailed_or_handed_out"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM entries WHERE entry_id = NEW.entry_id FOR NO KEY UPDATE;
  IF EXISTS (SELECT FROM hand_outs h WHERE h.entry_id = NEW.entry_id AND h.undone_at IS NULL)
    AND EXISTS (SELECT FROM mailings m WHERE m.entry_id = NEW.entry_id AND m.state NOT IN ('requested', 'cancelled')) THEN
    RAISE EXCEPTION 'a race pack is handed out or mailed, not both' USING ERRCODE = 'check_violation', CONSTRAINT = 'mailed_or_handed_out';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "mailed_is_not_handed_out"
  AFTER INSERT OR UPDATE OF "state", "entry_id" ON "mailings"
  FOR EACH ROW WHEN (NEW.entry_id IS NOT NULL AND NEW.state NOT IN ('requested', 'cancelled'))
  EXECUTE FUNCTION "mailed_or_handed_out"();
--> statement-breakpoint
CREATE TRIGGER "handed_out_is_not_mailed"
  AFTER INSERT OR UPDATE OF "undone_at", "entry_id" ON "hand_outs"
  FOR EACH ROW WHEN (NEW.undone_at IS NULL)
  EXECUTE FUNCTION "mailed_or_handed_out"();
--> statement-breakpoint
CREATE TRIGGER "mailing_history_is_kept"
  BEFORE UPDATE OR DELETE OR TRUNCATE ON "mailing_history"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
