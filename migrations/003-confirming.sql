-- Beyond the ten questions of a day, a visitor may have prices confirmed (carrier-questions.ts says how many).
alter table carrier_question drop constraint carrier_question_nth_check;
alter table carrier_question add constraint carrier_question_nth_check check (nth between 1 and 16);
